import type { MessageLanguage } from '@careline/core/internal/communication';

/** Placeholder for a video visit's link in a stored message. The link is created on sending and never stored. */
export const LINK_PLACE = '{link}';

/** The text around a message's sentence, in one language. */
interface MessageFrame {
  /** Form of address if the name is unknown. */
  readonly unnamed: string;
  /** Opening of each message. */
  readonly dear: (name: string) => string;
  readonly subject: (facility: string) => string;
  /** Text before a video visit's link, which ends the message. */
  readonly joinByVideo: string;
}

/** Native speakers have not reviewed languages missing from `READ_MESSAGE_LANGUAGES`. */
export const MESSAGE_FRAMES: Readonly<Record<MessageLanguage, MessageFrame>> = {
  en: {
    unnamed: 'patient',
    dear: (name) => `Dear ${name},`,
    subject: (facility) => `A message from ${facility}`,
    joinByVideo: 'Join by video:',
  },
  hi: {
    unnamed: 'मरीज़',
    dear: (name) => `प्रिय ${name},`,
    subject: (facility) => `${facility} का संदेश`,
    joinByVideo: 'वीडियो से जुड़ें:',
  },
  te: {
    unnamed: 'పేషెంట్',
    dear: (name) => `ప్రియమైన ${name},`,
    subject: (facility) => `${facility} నుండి సందేశం`,
    joinByVideo: 'వీడియో ద్వారా చేరండి:',
  },
  ta: {
    unnamed: 'நோயாளி',
    dear: (name) => `அன்புள்ள ${name},`,
    subject: (facility) => `${facility} அனுப்பும் செய்தி`,
    joinByVideo: 'வீடியோவில் இணைய:',
  },
  ur: {
    unnamed: 'مریض',
    dear: (name) => `عزیز ${name}،`,
    subject: (facility) => `${facility} کا پیغام`,
    joinByVideo: 'ویڈیو سے شامل ہوں:',
  },
  kn: {
    unnamed: 'ರೋಗಿ',
    dear: (name) => `ಪ್ರಿಯ ${name},`,
    subject: (facility) => `${facility} ಇಂದ ಸಂದೇಶ`,
    joinByVideo: 'ವೀಡಿಯೊ ಮೂಲಕ ಸೇರಿ:',
  },
  mr: {
    unnamed: 'रुग्ण',
    dear: (name) => `प्रिय ${name},`,
    subject: (facility) => `${facility} कडून संदेश`,
    joinByVideo: 'व्हिडिओद्वारे सामील व्हा:',
  },
  bn: {
    unnamed: 'রোগী',
    dear: (name) => `প্রিয় ${name},`,
    subject: (facility) => `${facility} থেকে একটি বার্তা`,
    joinByVideo: 'ভিডিওতে যোগ দিন:',
  },
};
