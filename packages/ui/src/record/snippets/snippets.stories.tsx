import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { fakeHttp } from '../../../test/fake-http.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { ManageSnippets, SnippetArea } from './index.ts';

const OWN = [
  { id: '01990000-0000-7000-8000-000000000001', name: 'Back pain', text: 'Lifts no weights for 2 weeks.' },
];

const http = fakeHttp({
  'preference/get': () => ({ code: 1, preference: { preferenceInfo: { snippets: OWN }, updatedAt: 1 } }),
});

function Shown({ manages }: { readonly manages: boolean }) {
  const [text, setText] = useState('');
  return (
    <CarelineProvider http={http} timeZone="Asia/Kolkata">
      {manages ? (
        <ManageSnippets onClose={() => undefined} />
      ) : (
        <div className="min-h-96">
          <SnippetArea enrolled={[]}>
            <TextArea label="Complaint" rows={2} value={text} onChange={setText} />
          </SnippetArea>
        </div>
      )}
    </CarelineProvider>
  );
}

const meta = { title: 'Record/Snippets', component: Shown, args: { manages: false } } satisfies Meta<
  typeof Shown
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterSlash: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Complaint' }), '/che');
    await expect(await canvas.findByRole('option', { name: /^Chest clear/ })).toBeVisible();
  },
};

export const Manage: Story = { args: { manages: true } };
