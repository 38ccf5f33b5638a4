import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fakeHttp, never } from '../../../../test/fake-http.ts';
import { paperFacts } from '../../../../test/papers.ts';
import { vitaId } from '../../../../test/patient-care.ts';
import { aPatient } from '../../../../test/people.ts';
import { aBasis, anIssuedLine, aPrescription } from '../../../../test/prescriptions.ts';
import { PrintPrescription } from '../index.ts';

const http = fakeHttp({
  'prescriptions/print': () => ({ vitaId, data: { code: 'A'.repeat(22), paper: paperFacts() } }),
  'prescriptions/basis': () => ({ vitaId, data: aBasis({ allergies: ['Penicillin'] }) }),
});

const meta = {
  title: 'Record/Prescription papers',
  component: PrintPrescription,
  parameters: { http },
  args: {
    patient: aPatient({ vitaId, languages: ['hi', 'en'] }),
    prescription: aPrescription({
      lines: [
        anIssuedLine({ days: 30 }),
        anIssuedLine({ id: 'b2', medicine: 'Telma 40', strength: '', frequency: 'OD', amount: 0.5 }),
        anIssuedLine({
          ...{ id: 'b4', medicine: 'Prednisolone', strength: '', frequency: 'STEPS', amount: null },
          ...{ unit: 'mg', days: 10, instructions: 'Do not stop it on your own' },
          steps: [
            { amount: 40, days: 5, frequency: 'OD', times: null },
            { amount: 20, days: 5, frequency: 'OD', times: null },
          ],
        }),
        anIssuedLine({ id: 'b3', medicine: 'Paracetamol', frequency: 'SOS', reason: 'fever', days: 3 }),
      ],
      advice: 'Walk 30 minutes a day',
      mode: 'video',
    }),
    addressOf: (code) => `https://careline.example/rx#${code}`,
    onClose: fn(),
  },
} satisfies Meta<typeof PrintPrescription>;

export default meta;
type Story = StoryObj<typeof meta>;

const remembered = (format: string) => ({ get: () => format, choose: fn() });

export const A4: Story = {};
export const Roll: Story = { args: { format: remembered('roll') } };
export const PatientCopy: Story = { args: { format: remembered('patient') } };
export const PatientCopyInEnglish: Story = {
  args: { format: remembered('patient'), patient: aPatient({ vitaId, languages: ['en'] }) },
};
export const Loading: Story = {
  parameters: { http: fakeHttp({ 'prescriptions/print': never, 'prescriptions/basis': never }) },
};
export const Dark: Story = { args: { format: remembered('patient') }, globals: { theme: 'dark' } };
