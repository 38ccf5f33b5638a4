import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { LanguageQuestion } from './language-question.tsx';

interface OwnerProps {
  readonly initial: string;
  readonly onChange: (value: string) => void;
}

function Owner({ initial, onChange }: OwnerProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <LanguageQuestion id="language" value={value} onChange={change} error="Enter an answer." />;
}

function show(initial = '', locale = 'en') {
  const onChange = vi.fn<(value: string) => void>();
  renderUi(<Owner initial={initial} onChange={onChange} />, { locale });
  return onChange;
}

const list = () => screen.getByLabelText(/Which language does the patient speak/);
const words = () => screen.queryByLabelText(/Name of the language/);

describe('the patient’s language', () => {
  it('is chosen from the list and reported as its tag', async () => {
    const onChange = show();
    expect(list()).toHaveAccessibleDescription('Enter an answer.');
    expect(words()).toBeNull();
    await userEvent.selectOptions(list(), 'Bengali');
    expect(onChange).toHaveBeenLastCalledWith('bn');
    expect(list()).toHaveValue('bn');
  });

  it('is another one as text, also while its first letters are a tag', async () => {
    const onChange = show('bn');
    await userEvent.selectOptions(list(), 'Another language');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(words()).toHaveAccessibleDescription('Enter an answer.');
    await userEvent.type(words() as HTMLElement, 'kok');
    expect(words()).toHaveValue('kok');
    await userEvent.selectOptions(list(), 'Odia');
    expect(onChange).toHaveBeenLastCalledWith('or');
    expect(words()).toBeNull();
  });

  it('shows what was entered as text before there was a list', () => {
    show('Tulu, some Kannada');
    expect(list()).toHaveValue('other');
    expect(words()).toHaveValue('Tulu, some Kannada');
  });

  it('has Hindi names', () => {
    show('or', 'hi');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('ओड़िया');
  });
});
