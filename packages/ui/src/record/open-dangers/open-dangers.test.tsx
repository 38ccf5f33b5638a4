import { HttpError } from '@careline/core/internal/http';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEpisode } from '../../../test/alerts.ts';
import { type FakeAnswers, fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert } from '../../../test/open-items.ts';
import { aPatient, now } from '../../../test/people.ts';
import { OpenDangers, type OpenDangersProps } from './index.ts';

const item = anOpenAlert(1);
const [alert] = item.alerts ?? [];
if (!alert) throw new Error('the item has no alert');
const { readingId, measure, flag, level, metric, values } = alert;
const patient = {
  ...aPatient(),
  alerts: [{ readingId, measure, flag, level, metric, values }],
  openSigns: [],
};

function show(facts: Partial<OpenDangersProps> = {}, answers: FakeAnswers = {}) {
  const onChanged = vi.fn();
  const acknowledge = vi.fn((_: { readonly body?: unknown }) => ({ vitaId: patient.vitaId, data: alert }));
  const http = fakeHttp({
    'overview/open': () => ({ vitaId: patient.vitaId, data: [item] }),
    'alerts/acknowledge': acknowledge,
    ...answers,
  });
  renderUi(<OpenDangers patient={patient} mayAnswer onChanged={onChanged} {...facts} />, { now, http });
  return { onChanged, acknowledge };
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('open danger signs of a patient', () => {
  it('are acknowledged in place', async () => {
    const { onChanged, acknowledge } = show();
    await press(/^Acknowledge: /);
    const dialog = await screen.findByRole('dialog');
    const [reason] = await screen.findAllByLabelText(/Action taken, or explanation/);
    expect(dialog).toContainElement(reason ?? null);
    const option = reason?.querySelectorAll('option')[1];
    await userEvent.selectOptions(reason as HTMLElement, option?.value ?? '');
    await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(acknowledge.mock.lastCall?.[0].body).toMatchObject({ vitaId: patient.vitaId, readingId });
  });

  it('are acknowledged as an episode, with the readings that the dialog lists', async () => {
    const { readings = [] } = anEpisode([178, 214, 186]).episode;
    const [newest, worst] = readings;
    const { acknowledge } = show(
      {
        patient: {
          ...patient,
          alerts: [
            {
              ...patient.alerts[0],
              readingId: worst?.readingId ?? '',
              measure,
              flag,
              level,
              count: 3,
              since: readings[2]?.timestamp,
            },
          ],
        },
      },
      {
        'overview/open': () => ({
          vitaId: patient.vitaId,
          data: [anOpenAlert(1, { id: newest?.readingId ?? '', count: 3, alerts: [...readings] })],
        }),
      },
    );
    await press(/^Acknowledge: .*3 readings since today at 7:00 am$/);
    await screen.findByRole('dialog');
    const [reason] = await screen.findAllByLabelText(/Action taken, or explanation/);
    await userEvent.selectOptions(reason as HTMLElement, 'Told the treating clinician');
    await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
    await vi.waitFor(() => expect(acknowledge).toHaveBeenCalledOnce());
    expect(acknowledge.mock.lastCall?.[0].body).toMatchObject({
      readingId: newest?.readingId,
      otherReadingIds: readings.slice(1).map((one) => one.readingId),
    });
  });

  it('are reloaded when another person was first', async () => {
    const { onChanged } = show({}, { 'overview/open': () => ({ vitaId: patient.vitaId, data: [] }) });
    await press(/^Acknowledge: /);
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });

  it('say that the list could not be loaded', async () => {
    show(
      {},
      {
        'overview/open': () =>
          Promise.reject(new HttpError({ failure: 'unreachable', endpoint: 'overview/open' })),
      },
    );
    await press(/^Acknowledge: /);
    expect(await screen.findByText('Open items could not be loaded')).toBeVisible();
  });

  it('have no buttons for users who may not answer them', () => {
    show({ mayAnswer: false });
    expect(screen.getByRole('listitem')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('take no room on a call where nothing is open', () => {
    show({ patient: { ...patient, alerts: [] }, showsEmpty: false });
    expect(screen.queryByText('No open alerts')).toBeNull();
  });
});
