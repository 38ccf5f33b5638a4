import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { aPatient, now } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientHeader } from '../patient-header/index.ts';
import { PhotoActions } from './index.ts';

/** Draws a face, so that no story shows a real person. */
async function aStatus(): Promise<Blob> {
  const canvas = new OffscreenCanvas(256, 256);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  const circle = (x: number, y: number, radius: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = 'steelblue';
  context.fillRect(0, 0, 256, 256);
  circle(128, 280, 110, 'seagreen');
  circle(128, 118, 70, 'peru');
  circle(104, 108, 8, 'black');
  circle(152, 108, 8, 'black');
  return canvas.convertToBlob({ type: 'image/webp' });
}

const http = fakeHttp({ 'user/photo': async () => ({ file: await aStatus() }) });

const meta = {
  title: 'Patients/Photo of a patient',
  component: PhotoActions,
  parameters: { http },
  args: { patient: aPatient({ photo: { sha256: 'a' } }), onChanged: fn() },
  render: (args) => (
    <div className="flex flex-col gap-3">
      <CarelineProvider now={now}>
        <PatientHeader withPhoto patient={args.patient as ReturnType<typeof aPatient>} />
      </CarelineProvider>
      <PhotoActions {...args} />
    </div>
  ),
} satisfies Meta<typeof PhotoActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPhoto: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Photo of Asha Rao' })).toBeVisible();
  },
};

export const WithoutPhoto: Story = { args: { patient: aPatient() } };

export const ChoosingOne: Story = {
  args: { patient: aPatient() },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a photo' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    const picture = new File([await aStatus()], 'face.webp', { type: 'image/webp' });
    await userEvent.upload(within(dialog).getByLabelText('Picture from a file'), picture);
    await expect(await within(dialog).findByRole('img', { name: 'Photo of Asha Rao' })).toBeVisible();
  },
};
