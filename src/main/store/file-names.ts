// Names that every file system takes: Windows keeps some for devices, whatever their extension, and drops dots and blanks at the end.

const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;

/** Whether Windows would take a name for a device, with or without an extension. */
export const isDeviceName = (name: string): boolean => DEVICES.test(name.trimEnd());

/** A wished name without its extension, as every file system takes it; `instead` if nothing of it can be used. */
export function safeFileName(wished: string, instead: string): string {
  const plain = wished.replace(/[^\p{L}\p{N} _.,-]+/gu, '').replace(/^[ .]+|(?<![ .])[ .]+$/g, '') || instead;
  return isDeviceName(plain) ? `_${plain}` : plain;
}
