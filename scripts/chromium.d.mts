export declare function installedChromium(wanted?: readonly string[]): string | undefined
export declare function chromium(): Promise<string | undefined>
export declare function wholeChromium(): Promise<string | undefined>
