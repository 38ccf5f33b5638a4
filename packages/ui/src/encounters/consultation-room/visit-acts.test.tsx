import type { Encounter } from '@careline/core/internal/encounters';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, CLINICIAN, COORDINATOR, NOW_S } from '../../../test/encounters.ts';
import { now } from '../../../test/people.ts';
import { VisitActs, VisitTimer } from './index.ts';

const show = (encounter: Encounter, user = CLINICIAN) => {
  const onAct = vi.fn();
  renderUi(
    <>
      <VisitTimer encounter={encounter} />
      <VisitActs {...{ user, encounter, onAct }} busy={false} />
    </>,
    { now },
  );
  return onAct;
};

it('starts a visit that has not started, and never completes it', async () => {
  const onAct = show(anEncounter(1, -10));
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('menuitem', { name: 'Complete' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(onAct).toHaveBeenCalledWith('arrive', expect.objectContaining({ status: 'CONFIRMED' }));
});

it('finishes a running visit, and shows its duration', async () => {
  const onAct = show(anEncounter(1, -10, { arrivedAt: NOW_S - 12 * 60 }));
  expect(screen.getByText('12 min')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(onAct).toHaveBeenCalledWith('complete', expect.objectContaining({ arrivedAt: NOW_S - 12 * 60 }));
});

it('notes the arrival for staff who do not see the patient', () => {
  show(anEncounter(1, -10), COORDINATOR);
  expect(screen.getByRole('button', { name: 'Patient is here' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});
