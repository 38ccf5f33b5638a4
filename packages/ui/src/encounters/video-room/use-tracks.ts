import type { Track } from '@careline/core/internal/encounters/video';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a video element that shows these tracks. Keeps one stream, so that the picture does not flicker.
 */
export function useTracks(tracks: readonly Track[]): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const stream = element.srcObject instanceof MediaStream ? element.srcObject : new MediaStream();
    const wanted = tracks as readonly MediaStreamTrack[];
    for (const track of stream.getTracks()) if (!wanted.includes(track)) stream.removeTrack(track);
    for (const track of wanted) if (!stream.getTracks().includes(track)) stream.addTrack(track);
    element.srcObject = stream;
    if (wanted.length > 0) void element.play().catch(() => undefined);
  }, [tracks]);
  return video;
}
