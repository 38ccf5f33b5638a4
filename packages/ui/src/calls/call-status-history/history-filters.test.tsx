import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { personId } from '../../../test/people.ts';
import { HistoryFilters } from './history-filters.tsx';

const authors = { items: [], isSettled: true, failed: false, reload: vi.fn() };

/** Renders the filters and waits for the fields, which load lazily. */
async function show(filters: CallHistoryFilters = {}, locale = 'en') {
  const onChange = vi.fn<(filters: CallHistoryFilters) => void>();
  renderUi(
    <div className="@container">
      <HistoryFilters filters={filters} onChange={onChange} authors={authors} />
    </div>,
    { locale },
  );
  await screen.findByRole('group', { hidden: true });
  return onChange;
}

const fold = (name: string) => screen.getByRole('button', { name });

describe('the filters of a narrow container', () => {
  beforeEach(() => page.viewport(360, 780));
  afterEach(() => page.viewport(1280, 800));

  it('are folded until they are asked for', async () => {
    await show();
    expect(fold('Filters')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Programme')).not.toBeVisible();
    await userEvent.click(fold('Filters'));
    expect(fold('Filters')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('Programme')).toBeVisible();
    expect(fold('Filters')).toHaveAttribute('aria-controls', screen.getByRole('group').id);
    await userEvent.click(fold('Filters'));
    expect(screen.getByLabelText('Programme')).not.toBeVisible();
  });

  it.each([
    ['en', 'Filters: 2 set'],
    ['hi', 'फ़िल्टर: 2 लागू'],
  ])('say how many are set, the patient aside: %s', async (locale, name) => {
    await show({ vitaId: personId(1), programme: 'ahc', from: '2024-01-01' }, locale);
    expect(fold(name)).toBeVisible();
  });
});

describe('the filters of a wide container', () => {
  it('are all there, with nothing to unfold', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Programme')).toBeVisible();
  });

  it.each<readonly [CallHistoryFilters, CallHistoryFilters['escalated']]>([
    [{}, 'true'],
    [{ escalated: 'true' }, undefined],
  ])('narrow to escalated calls, and widen again: %o', async (filters, escalated) => {
    const onChange = await show(filters);
    await userEvent.click(screen.getByLabelText('Only escalated calls'));
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ escalated }));
  });
});
