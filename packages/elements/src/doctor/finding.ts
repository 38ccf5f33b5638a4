export interface Finding {
  readonly code: FindingCode;
  /** The problem, and how to fix it. */
  readonly text: string;
}

/** Machine-readable codes of problems with a page. */
export type FindingCode =
  | 'clock.wrong'
  | 'element.none'
  | 'tag.unknown'
  | 'tag.undefined'
  | 'session.missing'
  | 'attribute.unknown'
  | 'attribute.refused'
  | 'formatter.refused'
  | 'element.failed'
  | 'copies.conflict'
  | 'language.missing'
  | 'message.unknown'
  | 'network.local'
  | 'policy.connect'
  | 'policy.embedder'
  | 'origin.unknown'
  | 'services.unreachable'
  | 'services.failed'
  | 'token.none'
  | 'token.refused'
  | 'token.nobody'
  | 'token.facility';
