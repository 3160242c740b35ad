// German wording of the glossary.
export const UI_GLOSSARY_DE = {
  title: 'Glossar',
};

export type UiGlossaryTexts = typeof UI_GLOSSARY_DE;
