import { HttpError } from '@careline/core/internal/http';
import { MAX_PHOTO_BYTES, MAX_PHOTO_SIDE, type Patient } from '@careline/core/internal/patients';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import type { FakeRequest } from '../../../test/fake-http.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { aPatient } from '../../../test/people.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientPhoto, PhotoActions } from './index.ts';
import { MAX_PICTURE_BYTES } from './square-photo.ts';

/** Returns a wide camera picture. Cropping it to the centre square removes its edges. */
async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 900);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 1600, 900);
  context.fillStyle = 'lime';
  context.fillRect(350, 0, 900, 900);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'DSC_0001.png', { type: 'image/png' });
}

async function pixels(photo: Blob) {
  const bitmap = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0] = context?.getImageData(4, 4, 1, 1).data ?? [];
  return { width: bitmap.width, height: bitmap.height, corner: green > red ? 'lime' : 'red' };
}

type Sent = FakeRequest & { readonly file?: Blob };

const notFound = () =>
  new HttpError({ failure: 'refused', endpoint: 'user/photo', status: 404, code: 'not-found' });

/** Fakes the server's photo of one patient. */
class FakePhotos {
  stored: Blob | undefined;
  readonly set = vi.fn(({ file }: Sent): unknown => {
    this.stored = file;
    return {};
  });
  readonly remove = vi.fn((): unknown => {
    this.stored = undefined;
    return {};
  });
  readonly http = fakeHttp({
    'user/photo': () => {
      if (this.stored) return { file: this.stored };
      throw notFound();
    },
    'user/photo/set': this.set,
    'user/photo/remove': this.remove,
  });
}

function Page({ photos, photo }: { readonly photos: FakePhotos; readonly photo: Patient['photo'] }) {
  const [patient, setPatient] = useState(() => aPatient({ photo }));
  const readAgain = () => setPatient(aPatient({ photo: photos.stored ? { sha256: 'new' } : null }));
  return (
    <>
      <CarelineProvider http={photos.http}>
        <PatientPhoto patient={patient} />
      </CarelineProvider>
      <CarelineProvider http={photos.http}>
        <PhotoActions patient={patient} onChanged={readAgain} />
      </CarelineProvider>
    </>
  );
}

function show(photo: Patient['photo'] = null): FakePhotos {
  const photos = new FakePhotos();
  renderUi(<Page photos={photos} photo={photo} />);
  return photos;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (file: File) => {
  await press('Add a photo');
  // Fired in the page, because the test driver would have to transfer 20 MB.
  fireEvent.change(screen.getByLabelText('Picture from a file'), { target: { files: [file] } });
};

describe('a patient’s photo', () => {
  it('is the middle of a picture, small and without metadata; it is previewed, and removed after a confirmation', async () => {
    const { set, remove } = show();
    await choose(await aPicture());
    expect(await screen.findByRole('img', { name: 'Photo of Asha Rao' })).toBeVisible();
    await press('Save the photo');
    expect(await screen.findByText('The photo is saved.')).toBeVisible();
    const { file = new Blob() } = set.mock.calls[0]?.[0] ?? {};
    expect(file.size).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
    expect(await pixels(file)).toEqual({ width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE, corner: 'lime' });
    expect(await screen.findByRole('img', { name: 'Photo of Asha Rao' })).toBeVisible();
    await press('Remove the photo');
    expect(remove).not.toHaveBeenCalled();
    const question = screen.getByRole('dialog', { name: 'Remove the photo?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove the photo' }));
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
  });

  it.each([
    [
      'no picture',
      () => new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }),
      /cannot be read as a picture/,
    ],
    [
      'one too large',
      () => new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], 'a.png', { type: 'image/png' }),
      /larger than 20 MB/,
    ],
  ])('is not created from %s', async (_, file, words) => {
    const { set } = show();
    await choose(file());
    expect(await screen.findByText(words)).toBeVisible();
    await press('Save the photo');
    expect(set).not.toHaveBeenCalled();
  });

  it('that the server refuses stays chosen, with what to do', async () => {
    const { set } = show();
    set.mockImplementation(() => {
      throw new HttpError({
        failure: 'refused',
        endpoint: 'user/photo/set',
        status: 422,
        code: 'file-infected',
      });
    });
    await choose(await aPicture());
    await screen.findByRole('img', { name: 'Photo of Asha Rao' });
    await press('Save the photo');
    expect(await screen.findByText(/^A virus was found in this picture/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photo of Asha Rao' })).toBeVisible();
  });

  it('that fails to load leaves the initials', async () => {
    show({ sha256: 'a' });
    await waitFor(() => expect(document.querySelector('[data-initials="AR"]')).toBeVisible());
    expect(screen.queryByRole('img')).toBeNull();
  });
});
