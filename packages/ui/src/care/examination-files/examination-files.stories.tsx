import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { aStoredReport, NOW, vitaId } from '../../../test/patient-care.ts';
import { personId } from '../../../test/people.ts';
import { aPicture } from '../../../test/pictures.ts';
import { ExaminationFiles } from './index.ts';

const otoscopy = aStoredReport({
  id: personId(52),
  name: 'ear.png',
  mediaType: 'image/png',
  metric: null,
  value: null,
  unit: null,
  readingType: 'otoscopy',
  side: 'left_ear',
});
const listing = (data: readonly unknown[]) => () => ({ vitaId, data, next: null });

const meta = {
  title: 'Care/ExaminationFiles',
  component: ExaminationFiles,
  parameters: {
    now: () => NOW,
    http: fakeHttp({
      'reports/list': listing([otoscopy, aStoredReport()]),
      report: async () => ({ file: await aPicture(600, 400) }),
    }),
  },
  args: {
    vitaId,
  },
} satisfies Meta<typeof ExaminationFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureAndDocument: Story = {};

export const OpenPicture: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'View ear.png' }));
    await expect(await canvas.findByRole('img', { name: 'Picture: ear.png' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { http: fakeHttp({ 'reports/list': listing([]) }) } };
export const Loading: Story = { parameters: { http: fakeHttp({ 'reports/list': never }) } };
