// The browser matchers of vitest (toBeVisible and so on) for every test of the package.
import 'vitest/browser';
