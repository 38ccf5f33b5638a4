// spec: 61

import { describe, expect, it } from 'vitest';
import { titleCase } from './title-case.ts';

describe('titleCase', () => {
  it.each([
    ['OP Doctor', 'OP Doctor'],
    ['op doctor', 'Op Doctor'],
    ['care_coordinator', 'Care Coordinator'],
    ['ip-doctor', 'Ip-Doctor'],
    ['éditeur', 'Éditeur'],
    ['', ''],
  ])('writes "%s" as "%s"', (role, text) => {
    expect(titleCase(role)).toBe(text);
  });
});
