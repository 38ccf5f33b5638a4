import type { Label } from '#formatting';

export const KILLS: Label = { en: 'it paralyses and kills', hi: 'इससे लकवा और मृत्यु होती है' };
export const DESTROYS: Label = { en: 'it destroys the tissue there', hi: 'इससे वहाँ के ऊतक नष्ट होते हैं' };
export const STOPS_HEART: Label = { en: 'it can stop the heart', hi: 'इससे हृदय रुक सकता है' };
export const DEPOT: Label = {
  en: 'a depot in the blood blocks vessels and acts all at once',
  hi: 'डिपो दवा रक्त में नसें बंद करती है और एक साथ असर करती है',
};
export const OIL: Label = {
  en: 'oil in the blood blocks the vessels of the lungs',
  hi: 'रक्त में तेल फेफड़ों की नसें बंद करता है',
};
export const BLEEDS: Label = { en: 'it makes a deep bruise', hi: 'इससे अंदर गहरा रक्तस्राव होता है' };
export const LOW_SUGAR_AT_ONCE: Label = {
  en: 'it lowers the sugar fast and for hours',
  hi: 'इससे शर्करा तेज़ी से और घंटों के लिए गिरती है',
};
export const UNSURE: Label = { en: 'how much is absorbed is not known', hi: 'कितना असर होगा, यह पता नहीं' };
export const NOT_MADE_FOR_IT: Label = {
  en: 'the product is not made for it',
  hi: 'यह उत्पाद इसके लिए नहीं बना है',
};

export const VEIN_ONLY: Label = { en: 'Give it into a vein only', hi: 'केवल नस में दें' };
export const MUSCLE_ONLY: Label = { en: 'Give it into the muscle only', hi: 'केवल मांसपेशी में दें' };
export const SKIN_ONLY: Label = { en: 'Give it under the skin only', hi: 'केवल त्वचा के नीचे दें' };
export const SOLUBLE_INSULIN: Label = {
  en: 'Give it under the skin; into a vein only soluble insulin',
  hi: 'त्वचा के नीचे दें; नस में केवल घुलनशील इंसुलिन',
};
export const OTHER_ROUTE: Label = { en: 'Choose the route of this product', hi: 'इस उत्पाद का सही रास्ता चुनें' };
export const SLOW_INFUSION: Label = {
  en: 'Dilute it, and write the volume and the rate of the infusion',
  hi: 'पतला करके दें, और कितने द्रव में, किस गति से, यह लिखें',
};
