import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { personId } from '../../../test/people.ts';
import { HistoryFilters } from './history-filters.tsx';

const authors = { items: [], isSettled: true, failed: false, reload: vi.fn() };

function show(filters: CallHistoryFilters = {}, locale = 'en') {
  const onChange = vi.fn<(filters: CallHistoryFilters) => void>();
  renderUi(<HistoryFilters filters={filters} onChange={onChange} authors={authors} />, { locale });
  return onChange;
}

const panelButton = (name: string) => screen.getByRole('button', { name });

describe('the filters', () => {
  it('open in a panel, and close with Escape, which returns the focus', async () => {
    show();
    expect(panelButton('Filters')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Programme')).toBeNull();
    await userEvent.click(panelButton('Filters'));
    expect(panelButton('Filters')).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByLabelText('Programme')).toBeVisible();
    expect(panelButton('Filters')).toHaveAttribute('aria-controls', screen.getByRole('group').id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Programme')).toBeNull();
    expect(document.activeElement).toBe(panelButton('Filters'));
  });

  it.each([
    ['en', 'Filters (2)', 'Remove filter: Programme: AHC'],
    ['hi', 'फ़िल्टर (2)', 'फ़िल्टर हटाएँ: कार्यक्रम: AHC'],
  ])(
    'show how many are set, not counting the patient, and are removed one by one: %s',
    async (locale, name, remove) => {
      const onChange = show({ vitaId: personId(1), programme: 'ahc', from: '2024-01-01' }, locale);
      expect(panelButton(name)).toBeVisible();
      await userEvent.click(panelButton(remove));
      expect(onChange).toHaveBeenCalledWith({
        vitaId: personId(1),
        programme: undefined,
        from: '2024-01-01',
      });
    },
  );

  it.each<readonly [CallHistoryFilters, CallHistoryFilters['escalated']]>([
    [{}, 'true'],
    [{ escalated: 'true' }, undefined],
  ])('narrow to escalated calls, and widen again: %o', async (filters, escalated) => {
    const onChange = show(filters);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByLabelText('Only escalated calls'));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ escalated }));
  });
});
