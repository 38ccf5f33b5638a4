import type { ShownTag, TagColour } from '@careline/core/internal/patients';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { patientIdentityMessages } from './patient-identity.messages.ts';

const GROUNDS: Readonly<Record<TagColour, string>> = {
  accent: 'bg-accent-soft text-on-accent-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  success: 'bg-success-soft text-on-success-soft',
  info: 'bg-info-soft text-on-info-soft',
};

/** Returns the classes of a colour. Unknown ones, from a newer server, are neutral. */
const groundOf = (colour: string): string =>
  Object.hasOwn(GROUNDS, colour) ? GROUNDS[colour as TagColour] : 'bg-sunken text-ink';

export interface PatientTagsProps {
  /** Undefined when the server is older. */
  readonly tags: readonly ShownTag[] | undefined;
  /** How many tags to show by name. The rest are counted, and named for screen readers. */
  readonly most?: number;
  /** Limits the tags to the height of a list row and the width of a word or two. */
  readonly dense?: boolean;
  /** Shown after the tags, even when there are none. */
  readonly children?: ReactNode;
}

/**
 * Shows the organisation's own tags for a patient. Their corners distinguish them from facts of the record
 * (`StatusTag`). Rendered as spans, so they also work inside options.
 */
export function PatientTags({ tags = [], most = tags.length, dense = false, children }: PatientTagsProps) {
  const t = useMessages(patientIdentityMessages);
  if (tags.length === 0) return children;
  const text = dense ? 'text-xs leading-3.5' : 'text-sm leading-5';
  const rest = tags.slice(most).map(({ label }) => label);
  return (
    <span className="inline-flex min-w-0 max-w-full flex-wrap items-center gap-1">
      <VisuallyHidden>{t('tags')} </VisuallyHidden>
      {tags.slice(0, most).map(({ code, label, colour }) => (
        <span
          key={code}
          title={label}
          className={`truncate rounded-sm border border-current/25 font-medium ${dense ? 'max-w-28 px-1' : 'max-w-40 px-1.5'} ${text} ${groundOf(colour)}`}
        >
          <bdi translate="no">{label}</bdi>
          <VisuallyHidden>; </VisuallyHidden>
        </span>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')} className={`text-muted ${text}`}>
          <span aria-hidden="true">+{rest.length}</span>
          <VisuallyHidden>{t('moreTags', { tags: rest.join('; ') })}</VisuallyHidden>
        </span>
      )}
      {children}
    </span>
  );
}
