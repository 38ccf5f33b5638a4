export { NeedsAttention, type NeedsAttentionProps } from './needs-attention.tsx';
export { OpenWork, type OpenWorkProps, type WorkPlace } from './open-work.tsx';
export { WhatIsNext, type WhatIsNextProps } from './what-is-next.tsx';
