// spec: 107
import { HttpError } from '@careline/core/internal/http';
import { type NewPrescription, type Prescription, setLineOf } from '@careline/core/internal/prescriptions';
import type { ImportedEntry } from '@careline/core/internal/record';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { paperFacts, signedFacts } from '../../../test/papers.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { aBasis, anIssuedLine, aPrescription } from '../../../test/prescriptions.ts';
import { anEntry } from '../../../test/records.ts';
import { TemplatesProvider } from '../../preferences/index.ts';
import { CarelineProvider } from '../../provider/index.ts';
import {
  PatientMedicines,
  PrescriptionWriter,
  PrintPrescription,
  usePrescriptions,
  ValidatePrescriptions,
} from './index.ts';

const now = () => NOW;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('combobox', { name: /^Medicine, strength/ });
const enter = async (typed: string) => {
  await userEvent.fill(await field(), typed);
  await userEvent.keyboard('{Enter}');
};
/** Returns the items of the list itself, without those of nested lists. */
const texts = (list: string) =>
  [...screen.getByRole('list', { name: list }).children].map(({ textContent }) => textContent);

const SET_ID = '01990000-0000-7000-8000-0000000000f1';
const SET = setLineOf(anIssuedLine());

const signing = () =>
  vi.fn(({ body }: { readonly body?: unknown }) => {
    const { prescription } = body as { readonly prescription: NewPrescription };
    return { vitaId, data: aPrescription({ id: prescription.id, number: '2026-00012' }) };
  });

const signed = (sign: ReturnType<typeof signing>) =>
  sign.mock.calls[0]?.[0].body as unknown as { prescription: NewPrescription };

/** Fakes a server that stores favourites; the organisation has one template. */
function keeping(prescriptions: readonly object[] = []) {
  let stored: object = { filters: [], prescriptions };
  const answer = (preferenceInfo: object) => ({ code: 1, preference: { preferenceInfo, updatedAt: 1 } });
  return {
    'preference/get': ({ query }: FakeRequest) =>
      answer(
        query?.type === 'FAVOURITES' ? stored : { templates: [{ id: SET_ID, title: 'Iron', lines: [SET] }] },
      ),
    'preference/update': ({ body }: FakeRequest) => {
      stored = body?.preferenceInfo as object;
      return answer(stored);
    },
  };
}

function write(
  basis: Parameters<typeof aBasis>[0] = {},
  answers: FakeAnswers = {},
  last?: Prescription,
  isInline = false,
) {
  const onSigned = vi.fn();
  const http = fakeHttp({
    'prescriptions/basis': () => ({ vitaId, data: aBasis(basis) }),
    ...answers,
  });
  renderUi(
    <TemplatesProvider>
      <PrescriptionWriter
        {...{ vitaId, onSigned, last, isInline }}
        patient={aPatient({ vitaId })}
        encounterId={null}
        signer={{ id: vitaId, name: 'Dr. Rao' }}
        facility="North"
        onClose={vi.fn()}
      />
    </TemplatesProvider>,
    { now, http },
  );
  return onSigned;
}

it('in a note is one line to type in until there is a medicine', async () => {
  write({}, {}, undefined, true);
  expect(await field()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  await enter('metformin 500 bd after food 30d');
  expect(await screen.findByRole('button', { name: 'Review' })).toBeVisible();
  expect(await field()).toHaveFocus();
});

describe('favourites and templates', () => {
  const lines = () => screen.getAllByRole('button', { name: /^Change / });

  it('add a favourite with two keys, and a template by its name', async () => {
    write({}, keeping([{ id: vitaId, name: 'Pressure', lines: [SET, SET] }]));
    await screen.findByRole('button', { name: 'Favourites and templates' });
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(lines()).toHaveLength(2);
    await userEvent.fill(await field(), 'iro');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(lines()).toHaveLength(3);
    expect(await field()).toHaveValue('');
    await userEvent.fill(await field(), 'amlo');
    await userEvent.keyboard('{Escape}');
    await press('Favourites and templates');
    await userEvent.click(screen.getByRole('option', { name: /^Iron/ }));
    expect(lines()).toHaveLength(4);
    expect(await field()).toHaveValue('amlo');
  });

  it('keep one medicine with a star, and all of them under a name', async () => {
    write({}, keeping());
    await enter('metformin 500 bd after food 30d');
    await press('Add Metformin 500 mg, tablet to my favourites');
    const star = await screen.findByRole('button', { name: /^Remove Metformin .* from my favourites/ });
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await enter('amlodipine 5 mg 1 tab od cont');
    await press('Save as a favourite');
    await userEvent.keyboard('Sugar and pressure{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Metformin 500 mg, tablet, 1 tablet twice a day/),
      expect.stringMatching(/^Sugar and pressureFavourite: Metformin 500 mg, Amlodipine 5 mg/),
      expect.stringMatching(/^IronTemplate: /),
    ]);
  });

  it('are offered first for a diagnosis of the encounter, and their medicines are checked like any other', async () => {
    const bronchitis = { term: 'Bronchitis', code: 'J20.9' };
    const amoxicillin = {
      ...SET,
      medicine: 'Amoxicillin',
      form: 'capsule' as const,
      unit: 'capsule' as const,
    };
    const diagnoses = [{ term: 'Acute bronchitis', isProvisional: true, code: 'J20.9' }];
    write(
      { allergies: ['Penicillin'], paper: paperFacts({ signed: signedFacts({ diagnoses }) }) },
      keeping([
        { id: vitaId, name: 'Pressure', lines: [SET, SET] },
        { id: `${SET_ID.slice(0, -1)}2`, name: 'Chest', lines: [amoxicillin, SET], diagnosis: bronchitis },
      ]),
    );
    await screen.findByRole('button', { name: 'Favourites and templates' });
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ChestFavourite for Bronchitis: Amoxicillin/),
      expect.stringMatching(/^PressureFavourite: /),
      expect.stringMatching(/^IronTemplate: /),
    ]);
    await userEvent.keyboard('{Enter}');
    expect(lines()).toHaveLength(2);
    expect(screen.getByText(/^An allergy to “Penicillin” is recorded/)).toBeVisible();
    await userEvent.fill(screen.getByLabelText(/^Why it is given anyway/), 'Tolerated twice');
    await press('Save as a favourite');
    expect(screen.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Acute bronchitis');
    await userEvent.keyboard('Chest again{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[1]).toHaveTextContent(/^Chest againFavourite for Acute bronchitis/);
  });
});

describe('writing a prescription', () => {
  it('takes three medicines and a signature by keyboard', async () => {
    const sign = signing();
    const onSigned = write({}, { 'prescriptions/sign': sign as never });
    await userEvent.click(await field());
    await enter('metformin 500 bd after food 30d');
    await enter('tab amlodipine 5 mg 1 tab od cont');
    await enter('paracetamol 650 mg sos for fever 3d');
    expect(texts('Medicines of this prescription')).toEqual([
      expect.stringContaining('1 tablet twice a day (1-0-1), after food, for 30 days'),
      expect.stringContaining('1 tablet once a day (1-0-0), to be continued'),
      expect.stringContaining('1 tablet only when needed, for 3 days, for fever'),
    ]);
    expect(screen.getByText('No allergies are recorded. Ask the patient.')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('article', { name: 'Prescription' })).toHaveTextContent(/North.*Dr\. Rao/);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    const { prescription } = signed(sign);
    expect(prescription).toMatchObject({ vitaId, encounterId: null });
    expect(prescription).not.toHaveProperty('registrationNumber');
    expect(prescription.lines.map(({ medicine, days }) => [medicine, days])).toEqual([
      ['Metformin', 30],
      ['Amlodipine', null],
      ['Paracetamol', 3],
    ]);
  });

  it('requires a registration with its council before signing', async () => {
    const sign = signing();
    const saveRegistration = vi.fn(() => ({ data: { council: 'KA', number: '45678' } }));
    let isStored = false;
    const stored = { registrationNumber: 'Karnataka Medical Council 45678' };
    write(
      {},
      {
        'prescriptions/basis': () => ({
          vitaId,
          data: {
            ...aBasis(),
            ...(isStored
              ? stored
              : { registrationNumber: '', registration: { council: '', number: '45678' } }),
          },
        }),
        'prescriptions/registration': (() => {
          isStored = true;
          return saveRegistration();
        }) as never,
        'prescriptions/sign': sign as never,
      },
    );
    await enter('metformin 500 bd after food 30d');
    expect(screen.getByLabelText('Registration number')).toHaveValue('45678');
    await press('Review');
    expect(screen.getByText('Choose the medical council')).toBeVisible();
    await vi.waitFor(() => expect(screen.getByLabelText('Medical council')).toHaveFocus());
    await userEvent.selectOptions(screen.getByLabelText('Medical council'), 'Karnataka Medical Council');
    await userEvent.fill(screen.getByLabelText('Registration number'), '2015');
    expect(screen.getByText(/^This is only a year/)).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Registration number'), '45678');
    await press('Save registration');
    expect(
      await screen.findByText('You sign with the registration Karnataka Medical Council 45678.'),
    ).toBeVisible();
    await press('Review');
    expect(await screen.findByRole('article', { name: 'Prescription' })).toHaveTextContent(
      'Karnataka Medical Council 45678',
    );
    await press('Sign as Dr. Rao');
    await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce());
  });

  it('asks which strength is meant, and continues once one is chosen', async () => {
    const sign = signing();
    write({}, { 'prescriptions/sign': sign as never });
    await enter('telma od 30d');
    await screen.findByText(/^The strength of Telmisartan is missing, and it comes in several/);
    expect(screen.getByLabelText(/^Why it is given anyway/)).toBeVisible();
    await press('Choose 40 mg for Telmisartan');
    expect(screen.queryByRole('group', { name: 'Strengths of Telmisartan' })).toBeNull();
    expect(screen.queryByLabelText(/^Why it is given anyway/)).toBeNull();
    await enter('warf 50 od 30d');
    await press('Choose 5 mg for Warfarin');
    await press('Review');
    await press('Sign as Dr. Rao');
    await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce());
    expect(signed(sign).prescription.lines.map(({ strength }) => strength)).toEqual(['40 mg', '5 mg']);
  });

  it('blocks what may not be prescribed by phone, until the mode or the medicine changes', async () => {
    const sign = signing();
    write(
      { consultation: { modes: ['audio', 'video', 'text'], visit: 'first', wasSeenInPerson: false } },
      { 'prescriptions/sign': sign as never },
    );
    await enter('metformin 500 bd after food 30d');
    const stop = await screen.findByText(/^metformin is not in list O, so it may not be started by phone/);
    expect(screen.getByText(/Switch to video, see the patient in person/)).toBeVisible();
    expect(screen.queryByLabelText(/^Why it is given anyway/)).toBeNull();
    await press('Review');
    await vi.waitFor(() => expect(stop.closest('li')).toHaveFocus());
    expect(screen.getByText(/^The law does not allow a medicine in this consultation/)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Prescription' })).toBeNull();
    await userEvent.click(screen.getByText('Video'));
    await enter('alprazolam 0.25 mg 1 tab hs 5d');
    expect(screen.getByText(/NDPS Act and may not be prescribed by video/)).toBeVisible();
    await press('Remove Alprazolam');
    await press('Review');
    const paper = await screen.findByRole('article', { name: 'Prescription' });
    expect(paper).toHaveTextContent(/Consultation ?Video/);
    expect(screen.getByRole('region', { name: 'By signing you confirm' })).toHaveTextContent(
      /do not name metformin for a start by video/,
    );
    await press('Sign as Dr. Rao');
    await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce());
    expect(signed(sign).prescription.mode).toBe('video');
  });

  it('prints the schedule’s mark, a child’s weight, and that allergies were not asked', async () => {
    const { patient } = aBasis();
    write({
      patient: { ...patient, age: { months: 204, days: 6209 }, weight: { value: 54.5, on: '2025-10-01' } },
    });
    await enter('paracetamol 650 mg sos for fever 3d');
    await enter('tab amlodipine 5 mg 1 tab od cont');
    await press('Review');
    const paper = await screen.findByRole('article', { name: 'Prescription' });
    expect(paper).toHaveTextContent(/54\.5 kg/);
    expect(paper).toHaveTextContent(/Allergies ?Not asked/);
    const items = within(within(paper).getByRole('list', { name: 'Medicines' })).getAllByRole('listitem');
    expect(items[0]).not.toHaveTextContent(/Schedule/);
    expect(items[1]).toHaveTextContent(
      /Rx ?Schedule H drug – Warning: To be sold by retail on the prescription/,
    );
  });

  it('suggests names, and asks for missing parts', async () => {
    write();
    await userEvent.fill(await field(), 'metf');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await field()).toHaveValue('metformin ');
    await enter('metformin 500 mg');
    expect(await screen.findByText('Incomplete')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^How often/ })).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText(/^How often/), 'BD · twice a day');
    await userEvent.fill(screen.getByLabelText(/^For how many days/), '10');
    await press('Done');
    expect(texts('Medicines of this prescription')[0]).toContain('1 tablet twice a day (1-0-1), for 10 days');
  });

  it('shows the record’s conflicts with a medicine, and asks why it is given anyway', async () => {
    const sign = signing();
    write(
      { allergies: ['Penicillin'], pregnancy: 'yes', current: ['Metformin 500 mg'] },
      { 'prescriptions/sign': sign as never },
    );
    await enter('amoxicillin 500 mg cap tds 5d');
    expect(screen.getByText('Allergies: Penicillin')).toBeVisible();
    expect(screen.getByText(/“Penicillin”.*penicillin/i)).toBeVisible();
    await press('Review');
    expect(screen.getByText(/^Enter why it is given anyway/)).toBeVisible();
    const reason = screen.getByLabelText(/^Why it is given anyway/);
    await vi.waitFor(() => expect(reason).toHaveFocus());
    await userEvent.fill(reason, 'Tolerated in 2024');
    await enter('telmisartan 40 mg od cont');
    expect(screen.getByText(/it can harm the kidneys of the unborn child/)).toBeVisible();
    await press('Remove Telmisartan');
    await enter('metformin 500 mg bd 5d');
    expect(screen.getByText(/Metformin 500 mg/, { selector: 'li span span' })).toBeInTheDocument();
    await press('Review');
    await press('Sign as Dr. Rao');
    await vi.waitFor(() => expect(sign).toHaveBeenCalledOnce());
    const { prescription } = signed(sign);
    expect(prescription.lines[0]).toMatchObject({ override: 'Tolerated in 2024' });
  });

  it('shows in the review what changes from the last prescription', async () => {
    const amlodipine = { medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD' };
    const other = { id: '01990000-0000-7000-8000-0000000000f2', ...amlodipine };
    write({}, {}, aPrescription({ lines: [anIssuedLine(), anIssuedLine(other)] }));
    await enter('metformin 1 g tab bd after food 30d');
    await enter('telmisartan 40 mg tab od 30d');
    await press('Review');
    const changes = await screen.findByRole('region', { name: /^Changes since the prescription of / });
    const words = within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(words).toEqual([
      expect.stringMatching(/^Changed: Metformin 500 mg.* → Metformin 1 g/),
      expect.stringMatching(/^New: Telmisartan 40 mg/),
      expect.stringMatching(/^Not on this prescription: Amlodipine 5 mg/),
    ]);
  });

  it('copies the lines of last time, and continues after a failed signature', async () => {
    const sign = vi.fn(() => {
      throw new HttpError({ failure: 'unreachable', endpoint: 'prescriptions/sign' });
    });
    write({}, { 'prescriptions/sign': sign }, aPrescription());
    await press('As last time');
    expect(texts('Medicines of this prescription')[0]).toContain('to be continued');
    await press('Review');
    await press('Sign as Dr. Rao');
    expect(await screen.findByText(/connection/i)).toBeVisible();
    await press('Back to writing');
    expect(texts('Medicines of this prescription')).toHaveLength(1);
  });

  it('is not available to users who are not doctors', async () => {
    write({ mayPrescribe: false });
    expect(await screen.findByText(/^Only doctors who see patients/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

function Listed({
  answers,
  prescriptions,
  imported,
}: {
  answers: FakeAnswers;
  prescriptions: readonly Prescription[];
  imported?: readonly ImportedEntry[];
}) {
  const http = fakeHttp({ 'prescriptions/list': () => ({ vitaId, data: prescriptions }), ...answers });
  const list = usePrescriptions(http, vitaId);
  return (
    <CarelineProvider now={now} http={http}>
      <PatientMedicines {...{ vitaId, imported }} prescriptions={list} mayChange />
    </CarelineProvider>
  );
}

const queried = {
  kind: 'queried' as const,
  at: NOW / 1000 - 60,
  by: { id: vitaId, name: 'Ravi' },
  text: 'Twice?',
};

describe('a patient’s medicines', () => {
  it('of a signed prescription are stored as a favourite, without patient and date', async () => {
    const stored: FakeRequest[] = [];
    const answers: FakeAnswers = {
      'preference/get': () => ({ code: 1, preference: { preferenceInfo: null, updatedAt: 0 } }),
      'preference/update': (request) => {
        stored.push(request);
        const { preferenceInfo } = request.body as { preferenceInfo: object };
        return { code: 1, preference: { preferenceInfo, updatedAt: 1 } };
      },
    };
    renderUi(<Listed answers={answers} prescriptions={[aPrescription({ lines: [anIssuedLine()] })]} />);
    await press('Save as a favourite: prescription 2025-00007');
    await userEvent.type(screen.getByLabelText(/^Name/), 'Sugar');
    await press('Save');
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    const body = stored[0]?.body as
      | { readonly preferenceInfo: { readonly prescriptions: readonly { readonly lines: object[] }[] } }
      | undefined;
    const prescriptions = body?.preferenceInfo.prescriptions ?? [];
    expect(prescriptions).toMatchObject([{ name: 'Sugar', lines: [{ medicine: 'Metformin' }] }]);
    for (const key of ['id', 'start', 'from', 'until', 'override', 'events'])
      expect(prescriptions[0]?.lines[0]).not.toHaveProperty(key);
  });

  it('are stopped, answered and withdrawn with text', async () => {
    const done = vi.fn(() => ({ vitaId, data: aPrescription() }));
    const answers = {
      'prescriptions/stop': done,
      'prescriptions/answer': done,
      'prescriptions/withdraw': done,
    };
    const prescription = aPrescription({ lines: [anIssuedLine({ events: [queried] })] });
    renderUi(<Listed answers={answers} prescriptions={[prescription]} />);
    expect(await screen.findByText(/^Query by Ravi.*Twice\?/)).toBeVisible();
    for (const [open, label, action] of [
      ['Answer the query about Metformin 500 mg, tablet', 'Your answer', 'Answer'],
      ['Stop Metformin 500 mg, tablet', 'Reason', 'Stop'],
      ['Withdraw prescription 2025-00007', 'Reason', 'Withdraw'],
    ] as const) {
      await userEvent.click((await screen.findAllByRole('button', { name: open }))[0] as HTMLElement);
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.fill(dialog.getByLabelText(label), 'Loose stools');
      await userEvent.click(dialog.getByRole('button', { name: action }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(done).toHaveBeenCalledTimes(3);
  });

  it('are listed with medicines of other systems and their source', async () => {
    const entry = anEntry(1, {
      ...{ kind: 'MedicationStatement', name: 'Atenolol 50 mg', source: 'Clinic' },
      details: [{ key: 'dosage', text: 'one at night' }],
    });
    renderUi(<Listed answers={{}} prescriptions={[aPrescription()]} imported={[entry]} />);
    await screen.findByText('Atenolol 50 mg');
    expect(texts('Current medicines')).toEqual([
      expect.stringContaining('Metformin 500 mg'),
      expect.stringMatching(/^Atenolol 50 mg.*one at night.*From Clinic$/),
    ]);
  });

  it('that ended are marked as ended, and not current', async () => {
    const withdrawn = { at: NOW / 1000, by: { id: vitaId, name: 'Dr. Rao' }, text: 'Another patient' };
    renderUi(<Listed answers={{}} prescriptions={[aPrescription({ withdrawn })]} />);
    expect(await screen.findByText(/^Withdrawn by Dr\. Rao.*Another patient/)).toBeVisible();
    expect(screen.getByText('No medicine is currently prescribed here.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

function Validated({ validate, mayValidate = true }: { validate: never; mayValidate?: boolean }) {
  const http = fakeHttp({
    'prescriptions/list': () => ({ vitaId, data: [aPrescription()] }),
    'prescriptions/validate': validate,
  });
  const list = usePrescriptions(http, vitaId);
  return (
    <CarelineProvider now={now} http={http}>
      <ValidatePrescriptions
        {...{ mayValidate }}
        prescriptions={list}
        encounterId={vitaId}
        staffId={vitaId}
      />
    </CarelineProvider>
  );
}

describe('reviewing prescriptions', () => {
  it('accepts a line, and queries one with a question', async () => {
    const validate = vi.fn(() => ({ vitaId, data: aPrescription() }));
    renderUi(<Validated validate={validate as never} />);
    await press('Accept Metformin 500 mg, tablet');
    await vi.waitFor(() => expect(validate).toHaveBeenCalledOnce());
    await press('Query Metformin 500 mg, tablet');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Query' }));
    expect(dialog.getByText('Enter your question.')).toBeVisible();
    await userEvent.fill(dialog.getByLabelText('Question'), 'Twice a day?');
    await userEvent.click(dialog.getByRole('button', { name: 'Query' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(validate.mock.calls).toMatchObject([
      [{ body: { validation: { validation: 'accepted' } } }],
      [{ body: { validation: { validation: 'queried', remark: 'Twice a day?' } } }],
    ]);
  });

  it('is for the assigned person', async () => {
    renderUi(<Validated validate={vi.fn() as never} mayValidate={false} />);
    expect(await screen.findByText(/^Only the person who is assigned/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });
});

it('gives the paper its own code, and directions in the language of the patient', async () => {
  const addressOf = vi.fn((code: string) => `https://careline.example/rx#${code}`);
  renderUi(
    <PrintPrescription
      prescription={aPrescription()}
      patient={aPatient({ vitaId })}
      addressOf={addressOf}
      onClose={vi.fn()}
    />,
    {
      http: fakeHttp({
        'prescriptions/print': () => ({ vitaId, data: { code: 'A'.repeat(22) } }),
        'prescriptions/basis': () => ({ vitaId, data: aBasis() }),
      }),
    },
  );
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(addressOf).toHaveBeenCalledWith('A'.repeat(22));
  await userEvent.click(screen.getByText('हिन्दी'));
  expect(screen.getByRole('article')).toHaveTextContent('1 गोली, दिन में दो बार (1-0-1), खाने के बाद, जारी रखें');
});
