import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { TemplatesProvider } from '../../preferences/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { ManageSnippets, SnippetArea } from './index.ts';

const OWN = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Back pain',
  text: 'Lifts no weights for 2 weeks.',
};

function Note({ maxLength = 500 }: { readonly maxLength?: number }) {
  const [text, setText] = useState('');
  return (
    <SnippetArea enrolled={[]}>
      <TextArea label="Complaint" rows={2} maxLength={maxLength} value={text} onChange={setText} />
      <p>{text.length} characters</p>
    </SnippetArea>
  );
}

/** A server with preferences, which stores what it is sent. */
function server() {
  const template = { id: OWN.id, title: 'Camp visit', body: 'Seen at the village camp.', programmes: [] };
  const info: Record<string, unknown> = { snippets: [OWN] };
  const answer = (preferenceInfo: unknown) => ({ code: 1, preference: { preferenceInfo, updatedAt: 1 } });
  return fakeHttp({
    'preference/get': ({ query }: FakeRequest) =>
      answer(query?.type === 'NOTE_TEMPLATES' ? { templates: [template] } : info),
    'preference/update': ({ body }: FakeRequest) => {
      Object.assign(info, body?.preferenceInfo);
      return answer(info);
    },
  });
}

const show = (maxLength?: number) =>
  renderUi(
    <TemplatesProvider>
      <Note {...(maxLength && { maxLength })} />
    </TemplatesProvider>,
    { http: server() },
  );

const field = () => screen.getByRole('textbox', { name: 'Complaint' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('lists own, organisation and included snippets after a slash, and filters them as typed', async () => {
  show();
  await userEvent.type(field(), 'Feels well. /');
  await waitFor(() => expect(options().slice(0, 3).join()).toMatch(/^Back pain.*,Camp visit.*,Chest clear/));
  await userEvent.keyboard('chest');
  await waitFor(() => expect(options()[0]).toMatch(/^Chest clear/));
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Feels well. Chest: air entry equal on both sides, no added sounds.');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText(/^66 characters/)).toBeVisible();
});

it('moves by arrows, and Escape leaves the slash as it is', async () => {
  show();
  await userEvent.type(field(), '/');
  await screen.findByRole('option', { name: /^Back pain/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Camp visit/ })).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: /^Camp visit/ }).id,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('ca');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('/ca');
});

it('does not open inside a word, and inserts no text that does not fit', async () => {
  show(20);
  await userEvent.type(field(), '120/80 and/or');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field(), ' /camp');
  await screen.findByRole('option', { name: /^Camp visit/ });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('This text is too long for the field.')).toBeVisible();
  expect(field()).toHaveValue('120/80 and/or /camp');
});

it('lets the user add, change and delete own snippets', async () => {
  renderUi(<ManageSnippets onClose={() => undefined} />, { http: server() });
  const added = within(await screen.findByRole('region', { name: 'New snippet' }));
  await userEvent.click(added.getByRole('button', { name: 'Save' }));
  expect(await added.findByText('Enter a name.')).toBeVisible();
  await userEvent.type(added.getByRole('textbox', { name: /^Name/ }), 'Knee');
  await userEvent.type(added.getByRole('textbox', { name: /^Text/ }), 'No swelling.');
  await userEvent.click(added.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Knee: saved.')).toBeVisible();
  const own = within(screen.getByRole('region', { name: 'Your snippets' }));
  await userEvent.fill(own.getAllByRole('textbox', { name: /^Text/ })[0] as HTMLElement, 'Rests.');
  await userEvent.click(own.getByRole('button', { name: 'Save: Back pain' }));
  expect(await screen.findByText('Back pain: saved.')).toBeVisible();
  await userEvent.click(own.getByRole('button', { name: 'Delete: Back pain' }));
  expect(await screen.findByText('Back pain: deleted.')).toBeVisible();
  expect(own.getAllByRole('textbox', { name: /^Name/ })).toHaveLength(1);
});
