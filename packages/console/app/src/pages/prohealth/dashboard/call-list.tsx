import type { Contact } from '@careline/core/internal/calls';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import type { ReactNode } from 'react';

export interface CallListProps {
  readonly title: string;
  /** Undefined while loading. */
  readonly contacts: readonly Contact[] | undefined;
  /** Text shown when the list is empty. */
  readonly none: string;
  /** Says what the list leaves out. */
  readonly footer?: ReactNode;
  readonly actions?: ReactNode;
  readonly row: (contact: Contact) => ReactNode;
}

export function CallList({ title, contacts, none, footer, actions, row }: CallListProps) {
  return (
    <Card title={title} actions={actions}>
      <div className="-m-4" aria-busy={contacts === undefined}>
        {contacts === undefined && (
          <div className="px-4 py-2">
            <Skeleton shape="row" lines={3} />
          </div>
        )}
        {contacts?.length === 0 && <p className="px-4 py-6 text-muted">{none}</p>}
        {contacts && contacts.length > 0 && <ul>{contacts.map(row)}</ul>}
        {contacts && footer && <p className="border-line border-t px-4 py-2 text-muted text-xs">{footer}</p>}
      </div>
    </Card>
  );
}
