import { labelIn } from '@careline/core/internal/formatting';
import {
  findOrderables,
  isSameTest,
  LAB_PANELS,
  labTest,
  labTestLabel,
  MAX_TEST_NAME,
  type TestName,
} from '@careline/core/internal/labs';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SuggestField, type Suggestion } from '../../primitives/suggest-field/index.ts';
import { orderMessages } from './labs.messages.ts';
import { useTypedLanguage } from './use-typed-language.ts';

export interface TestPickerProps {
  readonly label: string;
  readonly chosen: readonly TestName[];
  readonly onAdd: (tests: readonly TestName[]) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly field?: RefObject<HTMLInputElement | null>;
}

const MAX_SUGGESTIONS = 8;
const AS_TYPED = 'as-typed';

/** Panels and tests that can be added with one press. */
const COMMON_PANELS = [
  'cbc',
  'glucosePair',
  'lipidProfile',
  'kidneyFunction',
  'liverFunction',
  'urineRoutine',
];
const COMMON_TESTS = ['hba1c', 'tsh'];

const nameOfTest = (key: string): TestName => ({ test: key, name: labTest(key)?.labels.en ?? key });

/** Adds tests by name. Enter adds the best match, or the typed text if nothing matches. */
export function TestPicker({ label, chosen, onAdd, disabled = false, error, field }: TestPickerProps) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const language = useTypedLanguage(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of the typed language are found once it is loaded
  const found = useMemo(() => findOrderables(typed, locale, MAX_SUGGESTIONS), [typed, locale, language]);
  const name = typed.trim().replace(/\s+/g, ' ');
  const suggestions = useMemo<readonly Suggestion[]>(() => {
    if (name === '') return [];
    return [
      ...found.map(({ key, isPanel, label: text, tests }) => ({
        id: key,
        text: isPanel ? `${text} (${t('panel', { count: tests.length })})` : text,
      })),
      { id: AS_TYPED, text: t('asTyped', { name }) },
    ];
  }, [found, name, t]);
  const add = (tests: readonly TestName[]) => {
    const fresh = tests.filter((one) => !chosen.some((other) => isSameTest(one, other)));
    setTyped('');
    setProblem(fresh.length === 0 ? t('twice') : undefined);
    if (fresh.length > 0) onAdd(fresh);
  };
  const take = (id: string) => {
    const one = id === AS_TYPED ? undefined : found.find(({ key }) => key === id);
    add(one ? one.tests.map(nameOfTest) : [{ test: null, name }]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter must not submit the surrounding form.
    event.preventDefault();
    if (name !== '') take(found[0]?.key ?? AS_TYPED);
  };
  return (
    <div className="flex flex-col gap-2">
      <SuggestField
        ref={field}
        label={label}
        hint={t('findHint')}
        error={problem ?? error}
        value={typed}
        maxLength={MAX_TEST_NAME}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
        suggestions={suggestions}
        onPick={({ id }) => take(id)}
        listLabel={t('suggestions')}
        onKeyDown={onKeyDown}
        disabled={disabled}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons */}
      <div role="group" aria-label={t('common')} className="flex flex-wrap gap-1">
        {LAB_PANELS.filter(({ key }) => COMMON_PANELS.includes(key)).map(({ key, labels, tests }) => (
          <Button
            key={key}
            size="small"
            variant="quiet"
            icon="add"
            disabled={disabled}
            onClick={() => add(tests.map(nameOfTest))}
          >
            {labelIn(labels, locale)}
          </Button>
        ))}
        {COMMON_TESTS.map((key) => (
          <Button
            key={key}
            size="small"
            variant="quiet"
            icon="add"
            disabled={disabled}
            onClick={() => add([nameOfTest(key)])}
          >
            {labTestLabel(nameOfTest(key), locale)}
          </Button>
        ))}
      </div>
    </div>
  );
}
