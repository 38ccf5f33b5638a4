import { type FormDefinition, type FormSection, initialValues } from '@careline/core/internal/forms';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { FilledForm } from './filled-form.fixtures.tsx';
import { everyControl } from './form-renderer.fixtures.ts';

/** Returns the form with fields that record when they render, because a field reads its label each time. */
function counted(definition: FormDefinition) {
  const drawn: string[] = [];
  const counting = <Part extends { readonly key: string; readonly label: string }>(
    part: Part,
    name: string,
  ) =>
    Object.defineProperty({ ...part }, 'label', {
      get: () => {
        drawn.push(name);
        return part.label;
      },
    }) as Part;
  const sections = definition.sections.map((section): FormSection => {
    const fields = section.fields.map((field) =>
      field.control === 'conditional_logic' ? field : counting(field, `${section.key}.${field.key}`),
    );
    return counting({ ...section, fields }, section.key);
  });
  return { form: { ...definition, sections }, drawn };
}

describe('a key press in one field', () => {
  it('re-renders no other section', async () => {
    const { form, drawn } = counted(everyControl);
    const medicine = { name: 'A', dose: '', doseUnit: 'mg', how: '', pattern: '' };
    const values = { ...initialValues(everyControl), medications: { medicines: [medicine, medicine] } };
    renderUi(<FilledForm definition={form} values={values} />);
    const sectionsOf = (names: readonly string[]) => names.map((name) => name.split('.')[0]);
    expect(new Set(sectionsOf(drawn))).toEqual(
      new Set(form.sections.map(({ key }) => key).filter((key) => key !== 'hospital' && key !== 'reports')),
    );
    await userEvent.click(screen.getByLabelText('what the patient reports'));
    drawn.length = 0;
    await userEvent.keyboard('h');
    expect(drawn.length).toBeGreaterThan(0);
    expect(sectionsOf(drawn).filter((section) => section !== 'complaints')).toEqual([]);
  });

  it('re-renders no other field of its section', async () => {
    const { form, drawn } = counted(everyControl);
    renderUi(<FilledForm definition={form} values={initialValues(everyControl)} />);
    await userEvent.click(screen.getByLabelText('weight'));
    drawn.length = 0;
    await userEvent.keyboard('7');
    expect(drawn).toContain('body.weight');
    expect(drawn.filter((name) => name.startsWith('body.') && name !== 'body.weight')).toEqual([]);
  });
});
