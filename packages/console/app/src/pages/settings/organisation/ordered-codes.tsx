import { useMessages } from '@careline/ui/messages';
import { IconButton } from '@careline/ui/primitives/button';
import { CheckField } from '@careline/ui/primitives/check-field';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { organisationMessages } from '../settings.messages.ts';

export interface OrderedCodesProps {
  readonly label: string;
  readonly hint: string;
  /** All codes, in their default order. */
  readonly all: readonly string[];
  readonly labelOf: (code: string) => string;
  /** The selected codes, in order. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

const swapped = (list: readonly string[], place: number): readonly string[] =>
  list.map(
    (code, index) => (index === place - 1 ? list[place] : index === place ? list[place - 1] : code) ?? code,
  );

/** An ordered multiple choice: selected codes come first, and all but the first can be moved up. */
export function OrderedCodes({ label, hint, all, labelOf, value, onChange }: OrderedCodesProps) {
  const t = useMessages(organisationMessages);
  const announce = useAnnounce();
  const listed = [...value, ...all.filter((code) => !value.includes(code))];
  const toggle = (code: string, isTicked: boolean) =>
    onChange(isTicked ? [...value, code] : value.filter((one) => one !== code));
  const moveUp = (code: string, place: number) => {
    if (place === 0) return;
    onChange(swapped(value, place));
    announce(t('moved', { name: labelOf(code), place }));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <p className="mb-2 max-w-3xl text-muted text-xs">{hint}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6">
        {listed.map((code) => {
          const place = value.indexOf(code);
          return (
            <li key={code} className="flex min-h-11 items-center justify-between gap-2">
              <CheckField
                label={place < 0 ? labelOf(code) : t('placed', { place: place + 1, name: labelOf(code) })}
                checked={place >= 0}
                onChange={(isTicked) => toggle(code, isTicked)}
              />
              {place >= 0 && (
                <IconButton
                  icon="arrow_upward"
                  label={t('moveUp', { name: labelOf(code) })}
                  aria-disabled={place === 0}
                  className="size-11! aria-disabled:opacity-50"
                  onClick={() => moveUp(code, place)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
