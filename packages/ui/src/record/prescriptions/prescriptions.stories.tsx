import type { HttpClient } from '@careline/core/internal/http';
import { type Prescription, setLineOf } from '@careline/core/internal/prescriptions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { paperFacts } from '../../../test/papers.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { aPatient } from '../../../test/people.ts';
import { aBasis, aDispense, anIssuedLine, aPrescription } from '../../../test/prescriptions.ts';
import { CarelineProvider, useHttp } from '../../provider/index.ts';
import { PatientMedicines, PrescriptionWriter, usePrescriptions, ValidatePrescriptions } from './index.ts';

const now = () => NOW;
const at = NOW / 1000 - 600;
const by = { id: vitaId, name: 'Ravi Pharmacist' };
const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

const SEVERAL: readonly Prescription[] = [
  aPrescription({
    lines: [
      anIssuedLine({ events: [{ kind: 'queried', at, by, text: 'Once or twice a day?' }] }),
      anIssuedLine({
        ...{ id: id('b2'), medicine: 'Amlodipine', strength: '5 mg', frequency: 'OD' },
        events: [{ kind: 'stopped', at, by, text: 'Swollen ankles' }],
      }),
    ],
  }),
  aPrescription({
    ...{ id: id('c2'), number: '2025-00003' },
    lines: [anIssuedLine({ id: id('b3') })],
    withdrawn: { at, by, text: 'Written for another patient' },
  }),
];

const answering = (data: readonly Prescription[], current = ['Metformin 500 mg']) =>
  fakeHttp({
    'prescriptions/list': () => ({ vitaId, data }),
    'prescriptions/basis': () => ({
      vitaId,
      data: aBasis({ allergies: ['Penicillin'], current }),
    }),
  });

interface ScreenProps {
  readonly http: HttpClient;
  readonly screen: 'list' | 'write' | 'validate';
}

function Content({ screen }: Pick<ScreenProps, 'screen'>) {
  const http = useHttp();
  const prescriptions = usePrescriptions(http, vitaId, screen !== 'write');
  const common = { vitaId, now };
  if (screen === 'write') {
    return (
      <PrescriptionWriter
        {...common}
        patient={aPatient({ vitaId })}
        encounterId={null}
        signer={{ id: vitaId, name: 'Dr. Rao' }}
        facility="North"
        last={SEVERAL[0]}
        onSigned={fn()}
        onClose={fn()}
      />
    );
  }
  if (screen === 'validate') {
    return (
      <ValidatePrescriptions
        {...common}
        prescriptions={prescriptions}
        encounterId={vitaId}
        staffId={vitaId}
        mayValidate
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <PatientMedicines {...common} prescriptions={prescriptions} mayChange onPrint={fn()} />
    </div>
  );
}

function Screen({ http, screen }: ScreenProps) {
  return (
    <CarelineProvider http={http}>
      <Content screen={screen} />
    </CarelineProvider>
  );
}

const meta = {
  title: 'Record/Prescriptions',
  component: Screen,
  args: { http: answering(SEVERAL), screen: 'list' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { http: answering([]) } };
export const Loading: Story = { args: { http: fakeHttp({ 'prescriptions/list': never }) } };
export const Writing: Story = {
  args: { screen: 'write' },
  async play({ canvas }) {
    const field = await canvas.findByRole('combobox', { name: /^Medicine, strength/ });
    await userEvent.type(field, 'amoxicillin 500 mg cap tds 5d{Enter}');
    await expect(await canvas.findByText(/^An allergy to “Penicillin” is recorded/)).toBeVisible();
  },
};
/** A severe, an important and a minor finding in the writer. */
export const WithFindings: Story = {
  args: { screen: 'write', http: answering(SEVERAL, ['Metformin 500 mg', 'Warfarin 5 mg']) },
  async play({ canvas }) {
    const field = await canvas.findByRole('combobox', { name: /^Medicine, strength/ });
    await userEvent.type(field, 'amoxicillin 500 mg cap tds 5d{Enter}');
    await userEvent.type(field, 'azithromycin 500 mg tab od 3d{Enter}');
    await expect(await canvas.findByText(/^An allergy to “Penicillin” is recorded/)).toBeVisible();
    await expect(await canvas.findByText(/^azithromycin.*warfarin/i)).toBeVisible();
  },
};
/** Lines without a strength or with one that does not exist, so the doctor has to choose. */
export const ChoosingStrength: Story = {
  args: { screen: 'write' },
  async play({ canvas }) {
    const field = await canvas.findByRole('combobox', { name: /^Medicine, strength/ });
    await userEvent.type(field, 'thyronorm od 30d{Enter}');
    await userEvent.type(field, 'warf 50 od 30d{Enter}');
    await userEvent.type(field, 'telma od 30d{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose 40 mg for Telmisartan' }));
    await expect(await canvas.findByText('Telmisartan 40 mg, tablet')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Strengths of Levothyroxine' })).toBeVisible();
  },
};
const SET_LINES = [
  setLineOf(anIssuedLine({ days: 30 })),
  setLineOf(anIssuedLine({ medicine: 'Amlodipine' })),
];
const FAVOURITES = [
  { id: id('e1'), name: 'Pressure', lines: SET_LINES },
  { id: id('e2'), name: 'Chest', lines: SET_LINES, diagnosis: { term: 'Acute bronchitis', code: 'J20.9' } },
];
/** The favourite for the encounter's diagnosis comes first. */
export const Sets: Story = {
  args: {
    screen: 'write',
    http: fakeHttp({
      'prescriptions/basis': () => ({ vitaId, data: aBasis({ paper: paperFacts() }) }),
      'preference/get': () => ({
        code: 1,
        preference: { preferenceInfo: { prescriptions: FAVOURITES }, updatedAt: 1 },
      }),
    }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Favourites and templates' }));
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent(/^Chest/);
  },
};
export const Validating: Story = { args: { screen: 'validate' } };
const DISPENSED = anIssuedLine({ days: 15, dispenses: [aDispense()] });
/** Ten of thirty tablets were dispensed; the pharmacist records the rest. */
export const Dispensing: Story = {
  args: { screen: 'validate', http: answering([aPrescription({ lines: [DISPENSED] })]) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dispense Metformin/ }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { args: { screen: 'write' }, globals: { locale: 'hi' } };
