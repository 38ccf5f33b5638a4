import { type FormDefinition, type FormValues, initialValues } from '@careline/core/internal/forms';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { FilledForm, type FilledFormProps } from '../filled-form.fixtures.tsx';
import { everyControl, lastMedicines } from '../form-renderer.fixtures.ts';

const medicines = (...names: readonly string[]): FormValues => ({
  ...initialValues(everyControl),
  medications: { medicines: names.map((name) => ({ name, dose: '', doseUnit: 'mg', how: '', pattern: '' })) },
});

function show(props: Partial<FilledFormProps> = {}) {
  const onValues = vi.fn<(values: FormValues) => void>();
  const whole = { definition: everyControl, onValues };
  renderUi(<FilledForm {...whole} {...props} />);
  return () => onValues.mock.lastCall?.[0].medications?.medicines;
}

const row = (name: string) => screen.getByRole('group', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('rows', () => {
  it('are added at the end, with the focus in the new one', async () => {
    const values = show();
    await press('Add medicine');
    await userEvent.keyboard('Metformin');
    await press('Add medicine');
    expect(row('medicine 1 of 2')).toBeVisible();
    const second = within(row('medicine 2 of 2'));
    expect(second.getByLabelText('name')).toHaveFocus();
    await userEvent.keyboard('Amlodipine');
    expect(values()).toMatchObject([{ name: 'Metformin' }, { name: 'Amlodipine' }]);
  });

  it('end at the maximum of the form', async () => {
    show({ values: medicines('A', 'B') });
    await press('Add medicine');
    expect(screen.queryByRole('button', { name: 'Add medicine' })).toBeNull();
  });

  it.each([
    ['of several goes on to the one that takes its place', ['A', 'B', 'C'], 1, 'medicine 2 of 2', 'C'],
    ['at the end goes back to the one before', ['A', 'B'], 2, 'medicine 1 of 1', 'A'],
  ])('removing one %s', async (_, names, number, next, name) => {
    show({ values: medicines(...names) });
    const remove = number === 1 ? 2 : number;
    await press(`Remove: medicine ${remove}`);
    const focused = row(next);
    expect(focused).toHaveFocus();
    expect(within(focused).getByLabelText('name')).toHaveValue(name);
    const spoken = screen.getAllByRole('status').map((region) => region.textContent);
    expect(spoken).toContain(`medicine ${remove} was removed.`);
  });

  it('removing the only one moves the focus to the button for a new one', async () => {
    const values = show({ values: medicines('A') });
    await press('Remove: medicine 1');
    expect(screen.getByRole('button', { name: 'Add medicine' })).toHaveFocus();
    expect(values()).toEqual([]);
  });

  it('show the conditional fields of a row in that row alone', async () => {
    show({ values: medicines('A', 'B') });
    const second = within(row('medicine 2 of 2'));
    await userEvent.selectOptions(second.getByLabelText('how often'), 'other');
    expect(second.getByLabelText('in which pattern')).toBeVisible();
    expect(within(row('medicine 1 of 2')).queryByLabelText('in which pattern')).toBeNull();
  });

  it('are copied from last time in one press, while nothing was entered', async () => {
    const values = show({ lastRows: lastMedicines });
    expect(screen.getByText("Last Metformin, Amlodipine, 5 Jan'24, Meera Nair")).toBeVisible();
    await press('Same as last time: medication');
    expect(row('medicine 1 of 2')).toHaveFocus();
    expect(values()).toMatchObject([{ name: 'Metformin', dose: '500' }, { name: 'Amlodipine' }]);
    expect(screen.queryByRole('button', { name: 'Same as last time: medication' })).toBeNull();
  });

  it('are not overwritten once something was entered', () => {
    show({ lastRows: lastMedicines, values: medicines('Insulin') });
    expect(screen.queryByRole('button', { name: 'Same as last time: medication' })).toBeNull();
  });

  it('are named in the summary, in the order of the form', async () => {
    show({
      values: medicines('A', 'B'),
      problems: {
        'medications.medicines': { code: 'too-many', max: 1 },
        'medications.1.dose': { code: 'not-a-number' },
      },
    });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'medicine 2, dose: Enter a number such as 120 or 7.8.',
      'medicine: Remove some: at most 1 are allowed.',
    ]);
    for (const link of links) {
      await userEvent.click(link);
      expect(document.activeElement?.id).toBe(link.getAttribute('href')?.slice(1));
    }
  });

  it('are not asked for when a condition hides all their fields', async () => {
    const definition: FormDefinition = {
      id: 'medicines@1',
      sections: [
        {
          key: 'medications',
          label: 'medication',
          fields: [{ key: 'none', control: 'boolean', label: 'takes_none', initial: false }],
          group: {
            key: 'medicines',
            label: 'medicine',
            maxRows: 3,
            fields: [
              {
                key: 'taken',
                control: 'conditional_logic',
                when: { not: { field: 'none', is: [true] } },
                fields: [{ key: 'name', control: 'short_text', label: 'name', maxLength: 80 }],
              },
            ],
          },
        },
      ],
    };
    show({ definition });
    await press('Add medicine');
    await userEvent.keyboard('Metformin');
    await userEvent.click(screen.getByRole('checkbox', { name: 'takes none' }));
    expect(screen.queryByRole('group', { name: 'medicine 1 of 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add medicine' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'takes none' }));
    expect(within(row('medicine 1 of 1')).getByLabelText('name')).toHaveValue('Metformin');
  });
});
