import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/index.ts';
import { matchingSnippets, type SlashToken, slashTokenAt } from './slash-token.ts';
import { snippetsMessages } from './snippets.messages.ts';
import { type OfferedSnippet, useSnippets } from './use-snippets.ts';

type TextControl = HTMLTextAreaElement | HTMLInputElement;

/** Fields of free text. Others, such as searches and numbers, use a slash for themselves. */
const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    target.type === 'text' &&
    target.inputMode === '' &&
    !target.hasAttribute('role'));

interface OpenList extends SlashToken {
  readonly field: TextControl;
}

/** Replaces the slash token. The browser's own insertion keeps undo, and the form hears of it. */
function insert({ field, start, query }: OpenList, text: string): boolean {
  const end = start + 1 + query.length;
  const length = field.value.length - (end - start) + text.length;
  if (field.maxLength >= 0 && length > field.maxLength) return false;
  field.setSelectionRange(start, end);
  return document.execCommand('insertText', false, text);
}

/** Tells assistive technology about the list while it is open. */
function useFieldReference(
  field: TextControl | undefined,
  listId: string,
  activeId: string | undefined,
): void {
  useEffect(() => {
    if (!field) return undefined;
    const references = { 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(references)) field.setAttribute(name, value);
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    return () => {
      for (const name of [...Object.keys(references), 'aria-activedescendant']) field.removeAttribute(name);
    };
  }, [field, listId, activeId]);
}

/** Returns the open list and handlers of the fields around it. */
function useSlashList(snippets: readonly OfferedSnippet[]) {
  const [open, setOpen] = useState<OpenList>();
  const [active, setActive] = useState(0);
  const [isTooLong, setTooLong] = useState(false);
  // A list that was closed stays closed while the caret is at the same slash.
  const dismissed = useRef<{ readonly field: TextControl; readonly start: number }>(undefined);
  const found = open ? matchingSnippets(snippets, open.query) : [];
  const look = ({ target }: SyntheticEvent) => {
    if (!isTextControl(target)) return;
    const token = slashTokenAt(target.value, target.selectionStart ?? 0);
    const isDismissed = dismissed.current?.field === target && dismissed.current.start === token?.start;
    if (!token) dismissed.current = undefined;
    setActive(0);
    setTooLong(false);
    setOpen(token && !isDismissed ? { ...token, field: target } : undefined);
  };
  const dismiss = () => {
    dismissed.current = open;
    setOpen(undefined);
  };
  const choose = (snippet: OfferedSnippet | undefined) => {
    if (!open || !snippet) return;
    open.field.focus();
    if (insert(open, snippet.text)) setOpen(undefined);
    else setTooLong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') dismiss();
    else if (event.key === 'Enter' && found.length > 0) choose(found[active]);
    else if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { open, found, active, isTooLong, look, choose, onKeyDown, close: () => setOpen(undefined) };
}

interface ListProps {
  readonly id: string;
  readonly list: ReturnType<typeof useSlashList>;
  readonly root: HTMLElement | null;
}

function List({ id, list, root }: ListProps) {
  const { open, found, active, isTooLong, choose } = list;
  const t = useMessages(snippetsMessages);
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each active entry
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [active, found.length]);
  if (!open || !root) return null;
  const field = open.field.getBoundingClientRect();
  const area = root.getBoundingClientRect();
  const place = { top: field.bottom - area.top + 4, left: field.left - area.left, width: field.width };
  return (
    <div
      style={place}
      data-print="hidden"
      className="absolute z-20 rounded-control border border-line bg-raised shadow-raised"
    >
      <p role="status" className={found.length > 0 && !isTooLong ? 'sr-only' : 'px-3 py-2 text-sm'}>
        {isTooLong ? t('tooLong') : found.length > 0 ? t('found', { count: found.length }) : t('none')}
      </p>
      <div id={id} role="listbox" aria-label={t('list')} className="max-h-64 overflow-y-auto empty:hidden">
        {found.map((snippet, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          <div
            key={`${snippet.of} ${snippet.id}`}
            ref={index === active ? shown : undefined}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="flex cursor-pointer flex-col px-3 py-1.5 text-sm hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-on-accent-soft"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(snippet)}
          >
            <span className="flex justify-between gap-2">
              <span className="font-medium">{snippet.name}</span>
              <span className="shrink-0 text-xs">{t(snippet.of)}</span>
            </span>
            <span className="truncate text-xs">{snippet.text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export interface SnippetAreaProps {
  /** The patient's programmes. If unknown, all templates are offered. */
  readonly enrolled: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Offers text snippets in the text fields of its content, after a slash at the start of a word. */
export function SnippetArea({ enrolled, children }: SnippetAreaProps) {
  const id = useId();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const list = useSlashList(useSnippets(enrolled));
  const { open, found, active } = list;
  useFieldReference(open?.field, id, found.length > 0 ? `${id}-${active}` : undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the fields of its content
    <div
      ref={setRoot}
      className="relative"
      onInput={list.look}
      onKeyDownCapture={list.onKeyDown}
      onBlur={list.close}
    >
      {children}
      <List {...{ id, list, root }} />
    </div>
  );
}
