import type { FormDefinition, FormValues } from '@careline/core/internal/forms';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { FilledForm } from '../filled-form.fixtures.tsx';
import { type LookedUp, LookUpsContext } from './look-ups.ts';

const DIAGNOSES: FormDefinition = {
  id: 'diagnoses@1',
  sections: [
    {
      key: 'diagnosis',
      label: 'diagnosis',
      fields: [
        {
          key: 'term',
          control: 'short_text',
          label: 'term',
          maxLength: 200,
          lookUp: { table: 'icd10', code: 'code' },
        },
        { key: 'code', control: 'short_text', label: 'code', maxLength: 8, format: 'icd10' },
      ],
    },
  ],
};

const TABLE: readonly LookedUp[] = [
  { code: 'J45', term: 'Asthma' },
  { code: 'J45.0', term: 'Predominantly allergic asthma' },
  { code: 'J46', term: 'Status asthmaticus' },
];

const inTable = async (typed: string) =>
  TABLE.filter(({ term }) => term.toLowerCase().includes(typed.toLowerCase()));

function setUp(find: (typed: string) => Promise<readonly LookedUp[]> = inTable) {
  const onValues = vi.fn<(values: FormValues) => void>();
  renderUi(
    <LookUpsContext value={{ icd10: find }}>
      <FilledForm definition={DIAGNOSES} onValues={onValues} />
    </LookUpsContext>,
  );
  const entered = () => onValues.mock.lastCall?.[0].diagnosis;
  return { term: screen.getByRole('combobox', { name: 'term' }), entered };
}

describe('a look-up field', () => {
  it('is chosen from by keyboard: term and code are entered, and the list closes', async () => {
    const { term, entered } = setUp();
    await userEvent.type(term, 'asth');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(term.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toBe('J45.0Predominantly allergic asthma');
    expect(term.getAttribute('aria-activedescendant')).toBe(active.id);
    await userEvent.keyboard('{Enter}');
    expect(entered()).toEqual({ term: 'Predominantly allergic asthma', code: 'J45.0' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(term);
  });

  it('is chosen from by a click', async () => {
    const { term, entered } = setUp();
    await userEvent.type(term, 'status');
    await userEvent.click(await screen.findByRole('option', { name: /Status asthmaticus/ }));
    expect(entered()).toEqual({ term: 'Status asthmaticus', code: 'J46' });
  });

  it('accepts free text, and editing a term drops its code', async () => {
    const { term, entered } = setUp();
    await userEvent.type(term, 'asthma');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(entered()).toEqual({ term: 'Asthma', code: 'J45' });
    await userEvent.keyboard(', at night');
    expect(entered()).toEqual({ term: 'Asthma, at night', code: '' });
    expect(await screen.findByText(/in your own words, without a code/)).toBeTruthy();
  });

  it('closes with Escape, and keeps the typed text', async () => {
    const { term, entered } = setUp();
    await userEvent.type(term, 'asth');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(entered()).toMatchObject({ term: 'asth' });
  });

  it('says when the list is unavailable, and accepts typed text', async () => {
    const { term, entered } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.type(term, 'asthma');
    expect(await screen.findByText(/list could not be loaded/)).toBeTruthy();
    expect(entered()).toMatchObject({ term: 'asthma' });
  });
});
