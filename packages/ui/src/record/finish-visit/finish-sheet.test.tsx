// spec: 177

import type { Encounter } from '@careline/core/internal/encounters';
import type { ProviderSlot } from '@careline/core/internal/encounters/availability';
import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, CLINICIAN, NOW_S, staffId } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { paperFacts, signedFacts } from '../../../test/papers.ts';
import { aPatient, now } from '../../../test/people.ts';
import { aBasis, aPrescription } from '../../../test/prescriptions.ts';
import { PrescriptionWriter, useOpenWriting } from '../prescriptions/index.ts';
import { FinishSheet } from './index.ts';

const VISIT = anEncounter(1, -10, { arrivedAt: NOW_S - 300 });
const DAY_S = 86_400;
const slotIn = (days: number, hours = 0): ProviderSlot => {
  const start = NOW_S + days * DAY_S + hours * 3600;
  return { careProviderId: staffId(1), start, end: start + 900, places: 1, left: 1 };
};

const refusal = (endpoint: string, code: string) =>
  new HttpError({ failure: 'refused', endpoint, status: 409, code: code as never });

interface Server {
  readonly sign?: (request: FakeRequest) => unknown;
  readonly event?: (request: FakeRequest) => unknown;
  readonly create?: (request: FakeRequest) => unknown;
  readonly slots?: readonly ProviderSlot[];
  readonly registrationNumber?: string;
  readonly nextVisit?: string | null;
}

const { vitaId } = VISIT;

function Room({ onDone, writes }: { readonly onDone: () => void; readonly writes: boolean }) {
  const openWriting = useOpenWriting();
  const [isOpen, setOpen] = useState(false);
  const patient = aPatient({ vitaId, languages: ['hi'] });
  const signer = { id: staffId(1), name: 'Dr Meera Iyer' };
  return (
    <>
      {writes && (
        <PrescriptionWriter
          {...{ vitaId, patient, signer, openWriting }}
          isInline
          encounterId={VISIT.id}
          facility="North"
          onSigned={() => undefined}
          onClose={() => undefined}
        />
      )}
      <button type="button" onClick={() => setOpen(true)}>
        Open the sheet
      </button>
      {isOpen && (
        <FinishSheet
          user={CLINICIAN}
          encounter={VISIT}
          visit={VISIT}
          {...{ patient, signer, openWriting, onDone }}
          facility="North"
          mayBook
          signed={[]}
          onSigned={() => undefined}
          onPrescription={() => undefined}
          onSeen={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function show(server: Server = {}, writes = true) {
  const completed: Encounter = { ...VISIT, status: 'COMPLETED', version: 2 };
  const sign = vi.fn(
    server.sign ?? (() => ({ vitaId, data: aPrescription({ vitaId, encounterId: VISIT.id }) })),
  );
  const event = vi.fn(server.event ?? (() => ({ vitaId, data: completed })));
  const create = vi.fn(
    server.create ??
      (({ body }: FakeRequest) => ({
        vitaId,
        data: { ...VISIT, ...(body?.encounter as object), status: 'AWAITED' },
      })),
  );
  const paper = paperFacts({
    nextVisit: server.nextVisit ?? null,
    signed: signedFacts({ diagnoses: [{ term: 'Essential hypertension', isProvisional: false }] }),
  });
  const http = fakeHttp({
    'prescriptions/basis': () => ({
      vitaId,
      data: aBasis({
        mayPrescribe: true,
        registrationNumber: server.registrationNumber ?? 'KA 12345',
        paper,
      }),
    }),
    'prescriptions/sign': sign as never,
    'encounters/event': event as never,
    'encounters/create': create as never,
    'availability/next': () => ({ data: server.slots ?? [slotIn(14), slotIn(15)], hasHours: true }),
    'overview/open': () => ({ vitaId, data: [] }),
    'preferences/templates': () => ({ data: [] }),
  });
  const onDone = vi.fn();
  renderUi(<Room onDone={onDone} writes={writes} />, { now, http });
  return { sign, event, create, onDone };
}

const sheet = () => within(screen.getByRole('dialog'));

async function prescribe(): Promise<void> {
  const field = await screen.findByRole('combobox', { name: /^Medicine, strength/ });
  await userEvent.type(field, 'metformin 500 bd after food 30d{Enter}');
  await screen.findByRole('list', { name: 'Medicines of this prescription' });
}

async function openSheet(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Open the sheet' }));
  await screen.findByRole('combobox', { name: /^Outcome/ });
}

async function reviewInTwoWeeks(): Promise<void> {
  await userEvent.selectOptions(sheet().getByRole('combobox', { name: /^Outcome/ }), 'review');
  await userEvent.click(sheet().getByRole('button', { name: 'In 2 weeks' }));
}

describe('the sheet that finishes a visit', () => {
  it('signs, finishes and books with one press', async () => {
    const { sign, event, create, onDone } = show();
    await prescribe();
    await openSheet();
    await reviewInTwoWeeks();
    await sheet().findByText(/is booked when you finish/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await sheet().findByText('Prescription signed');
    await sheet().findByText(/^Next appointment: /);
    expect(sign.mock.calls[0]?.[0].body?.prescription).toMatchObject({
      encounterId: VISIT.id,
      lines: [{ medicine: 'Metformin', strength: '500 mg' }],
    });
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({
      event: 'complete',
      outcome: { code: 'review', reviewOn: '2024-01-20' },
    });
    const { start, end } = slotIn(14);
    expect(create.mock.calls[0]?.[0].body?.encounter).toMatchObject({
      ...{ vitaId, careProviderId: staffId(1), serviceType: 'GP_CONSULTATION', period: { start, end } },
    });
    await userEvent.click(sheet().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(onDone).toHaveBeenCalledWith('complete', expect.objectContaining({ status: 'COMPLETED' }));
  });

  it('continues where it stopped, and does nothing twice', async () => {
    let tries = 0;
    const event = () => {
      tries += 1;
      if (tries === 1) throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/event' });
      return { vitaId, data: { ...VISIT, status: 'COMPLETED', version: 2 } };
    };
    let bookings = 0;
    const create = ({ body }: FakeRequest) => {
      bookings += 1;
      if (bookings === 1) throw refusal('encounters/create', 'care-provider-busy');
      return { vitaId, data: { ...VISIT, ...(body?.encounter as object) } };
    };
    const { sign } = show({ event, create });
    await prescribe();
    await openSheet();
    await reviewInTwoWeeks();
    await sheet().findByText(/is booked when you finish/);
    await userEvent.click(sheet().getByRole('button', { name: 'Sign and finish' }));
    await sheet().findByText('The prescription is signed. The visit was not finished.');
    await sheet().findByText(/is booked when you finish/);
    await userEvent.click(sheet().getByRole('button', { name: 'Finish' }));
    await sheet().findByText('The visit is finished. The next appointment was not booked.');
    expect(sheet().getByText(/^This time has just been taken/)).toBeVisible();
    await sheet().findByText(/is booked when you finish/);
    await userEvent.click(sheet().getByRole('button', { name: 'Book the appointment' }));
    await sheet().findByText(/^Next appointment: /);
    expect([sign.mock.calls.length, tries, bookings]).toEqual([1, 2, 2]);
  });

  it('leaves the prescription a draft and books nothing if the doctor says so', async () => {
    const { sign, event, create } = show();
    await prescribe();
    await openSheet();
    await reviewInTwoWeeks();
    await userEvent.click(await sheet().findByRole('radio', { name: 'Do not book now' }));
    await userEvent.click(sheet().getByRole('checkbox', { name: 'Sign it with the visit' }));
    await userEvent.click(sheet().getByRole('button', { name: 'Finish' }));
    await sheet().findByText('No appointment booked');
    expect(event).toHaveBeenCalledOnce();
    expect([sign.mock.calls.length, create.mock.calls.length]).toEqual([0, 0]);
  });

  it('asks for a missing registration number before it signs', async () => {
    const { sign } = show({ registrationNumber: '' });
    await prescribe();
    await openSheet();
    await reviewInTwoWeeks();
    await userEvent.click(sheet().getByRole('button', { name: 'Sign and finish' }));
    expect(await sheet().findByRole('combobox', { name: 'Medical council' })).toBeVisible();
    expect(sign).not.toHaveBeenCalled();
  });

  it('proposes the follow-up of the plan', async () => {
    show({ nextVisit: '2024-01-13' }, false);
    await openSheet();
    await waitFor(() => expect(sheet().getByRole('combobox', { name: /^Outcome/ })).toHaveValue('review'));
    await sheet().findByText(/is booked when you finish/);
  });

  it('shows the summary in the language of the patient, with the advice as it is corrected', async () => {
    show();
    await prescribe();
    await openSheet();
    const summary = within(await screen.findByRole('article', { name: 'अपनी दवाएँ कैसे लें' }));
    expect(summary.getByText('Essential hypertension')).toBeVisible();
    await userEvent.fill(
      sheet().getByRole('textbox', { name: 'Advice to the patient' }),
      'Walk half an hour a day',
    );
    expect(await summary.findByText(/Walk half an hour a day/)).toBeVisible();
  });
});
