// The name by which systems know the program: the `appId` of build/electron-builder.json.

/** By this Windows joins the window, its shortcuts and its jump list. */
export const APP_ID = 'invalid.schafkopf-stube.SchafkopfStube';
