// Adds Vitest's browser matchers (toBeVisible and so on) to every test of the package.
import 'vitest/browser';
