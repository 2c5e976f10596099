"""Scripts that keep the repository in order; none is needed to run the product."""
