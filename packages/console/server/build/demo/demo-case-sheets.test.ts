// spec: 103

import { CASE_SHEET_SECTIONS } from '@careline/core/internal/case-sheets';
import { checkAnswers } from '@careline/core/internal/forms';
import { describe, expect, it } from 'vitest';
import { WRITTEN, writtenSections } from './demo-case-sheets.ts';

describe('the case sheets of the demo', () => {
  it.each(WRITTEN.map((written) => [written.summary.complaint, written] as const))(
    'are valid for their forms: %s',
    (_, written) => {
      for (const [section, answers] of writtenSections(written)) {
        const { form } = CASE_SHEET_SECTIONS[section];
        expect([section, checkAnswers(form, answers, { today: '2026-11-25' })]).toEqual([section, []]);
      }
    },
  );
});
