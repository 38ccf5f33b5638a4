import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, fill, press, reach, showCall } from '../../../../test/call-screen.tsx';
import type { FormUploads, StoredFile } from '../../../forms/form-renderer/index.ts';

const PDF = new File(['%PDF-1.7'], 'HbA1c.pdf', { type: 'application/pdf' });

/** Uploads that finish when the test says so. */
function heldUploads() {
  const held: PromiseWithResolvers<StoredFile>[] = [];
  const uploads: FormUploads = {
    nameOf: () => undefined,
    upload(_file, { signal }) {
      let resolve: PromiseWithResolvers<StoredFile>['resolve'] = () => undefined;
      let reject: PromiseWithResolvers<StoredFile>['reject'] = () => undefined;
      const promise = new Promise<StoredFile>((store, fail) => {
        resolve = store;
        reject = fail;
      });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      held.push({ promise, resolve, reject });
      return promise;
    },
  };
  return { uploads, held };
}

async function reachedWithFile() {
  const { uploads, held } = heldUploads();
  const { add } = showCall({ uploads });
  await reach();
  await fill('Systolic', '132');
  await fill('Diastolic', '84');
  await press('Add report');
  await userEvent.selectOptions(screen.getByLabelText('Test'), 'HbA1c');
  await userEvent.upload(screen.getByLabelText('Pictures or documents'), PDF);
  await button('Remove HbA1c.pdf');
  return { held, add };
}

it('a save waits for a running upload, and the call names the file', async () => {
  const { held, add } = await reachedWithFile();
  await press('Save call');
  await screen.findByText('The files are being uploaded. The call is saved after that.');
  expect(add).not.toHaveBeenCalled();
  held[0]?.resolve({ id: '0190e6a2-0000-7000-8000-0000000000f1', name: 'HbA1c.pdf' });
  await screen.findByRole('heading', { name: 'The call is saved' });
  expect(add).toHaveBeenCalledOnce();
  expect(JSON.stringify(add.mock.lastCall?.[0].body)).toContain('0190e6a2-0000-7000-8000-0000000000f1');
});

it('a call with a failed file is not saved silently; it is once the file was removed', async () => {
  const { held, add } = await reachedWithFile();
  await press('Save call');
  await screen.findByText('The files are being uploaded. The call is saved after that.');
  held[0]?.reject(new Error('the line is cut'));
  await screen.findByText('HbA1c.pdf was not saved. Choose it again or remove it, then save.');
  expect(add).not.toHaveBeenCalled();
  await press('Remove HbA1c.pdf');
  await waitFor(() =>
    expect(
      screen.queryByText('HbA1c.pdf was not saved. Choose it again or remove it, then save.'),
    ).toBeNull(),
  );
  await press('Save call');
  await screen.findByRole('heading', { name: 'The call is saved' });
  expect(add).toHaveBeenCalledOnce();
});
