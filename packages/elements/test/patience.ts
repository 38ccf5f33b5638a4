import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/** How long a test waits for what it expects; how slow the machine is proves nothing. */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

const wait = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE_MS) => wait(callback, options);
