import { describe, expect, it } from 'vitest';
import { EVERY_CONTROL, entered } from '../../../test/forms.ts';
import { visibleForm } from '../definition/visible-form.ts';
import type { SectionValues } from '../form-values.ts';
import type { FormProblems } from './field-problem.ts';
import { sectionProgress } from './section-progress.ts';

const required = { code: 'required' } as const;

function progress(
  key: string,
  values: Readonly<Record<string, SectionValues>> = {},
  problems: FormProblems = {},
) {
  const shown = visibleForm(EVERY_CONTROL, entered(EVERY_CONTROL, values));
  const section = shown.find((one) => one.section.key === key);
  if (!section) throw new Error(`${key} is not asked`);
  return sectionProgress(section, problems);
}

describe('the progress of a section', () => {
  it('is zero in an untouched one', () => {
    const { answered, asked, problems } = progress('glucose');
    expect({ answered, problems }).toEqual({ answered: 0, problems: 0 });
    expect(asked).toBeGreaterThan(0);
  });

  it('counts an answer, and not its unit', () => {
    expect(progress('glucose', { glucose: { value: '120' } }).answered).toBe(1);
  });

  it('counts rows', () => {
    const none = progress('medicines');
    const two = progress('medicines', { medicines: { list: [{ name: 'A' }, { name: 'B' }] } });
    expect(two.asked).toBeGreaterThan(none.asked);
    expect(two.answered).toBe(2);
  });

  it('counts only its own problems, including problems in rows', () => {
    const problems = {
      'glucose.value': required,
      'medicines.0.name': required,
      'medicinesOfMother.name': required,
    };
    expect(progress('glucose', {}, problems).problems).toBe(1);
    expect(progress('medicines', {}, problems).problems).toBe(1);
  });
});
