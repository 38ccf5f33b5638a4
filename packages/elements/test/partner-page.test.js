// The example of the docs, with tags that no other test uses.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineAll } from '../src/index.ts';
import { createMockSession, SAMPLE_PATIENTS } from '../src/testing/index.ts';

defineAll({ suffix: 'example' });

it('books for the patient who was chosen', async () => {
  const session = createMockSession();
  document.body.innerHTML =
    '<form><careline-patient-search-example name="uhid" identity-check="off"></careline-patient-search-example></form>';
  document.querySelector('careline-patient-search-example').session = session;

  await userEvent.fill(page.getByRole('combobox'), 'asha');
  await userEvent.click(page.getByRole('option', { name: /Asha Rao/ }));
  await expect.poll(() => new FormData(document.forms[0]).get('uhid')).toBe(SAMPLE_PATIENTS[0].uhid);
  expect(session.requests.at(-1)).toMatchObject({ endpoint: 'user/list', body: { text: 'asha' } });
});

it('says so where there is no network', async () => {
  const session = createMockSession();
  const search = document.createElement('careline-patient-search-example');
  search.session = session;
  document.body.replaceChildren(search);
  const failed = new Promise((resolve) => search.addEventListener('careline-error', resolve));

  session.failNext('net.offline');
  search.search('asha');
  expect((await failed).detail.code).toBe('net.offline');
});
