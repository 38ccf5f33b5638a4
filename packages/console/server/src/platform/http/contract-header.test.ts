import { describe, expect, it } from 'vitest';
import { requireContract } from './contract-header.ts';

describe('the contract of a request', () => {
  it.each([
    ['is named by no header', {}],
    ['is 1, as of a save that waited on a device', { 'careline-contract': '1' }],
    ['is 2', { 'careline-contract': '2' }],
  ])('is accepted when it %s', (_, headers) => {
    expect(() => requireContract(headers as Record<string, string>)).not.toThrow();
  });

  it.each(['0', '3', 'two', ''])('is refused when it is “%s”', (given) => {
    expect(() => requireContract({ 'careline-contract': given })).toThrow(
      expect.objectContaining({ code: 'contract-unsupported' }),
    );
  });
});
