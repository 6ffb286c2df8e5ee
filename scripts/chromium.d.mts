export declare function installedChromium(): string | undefined
export declare function chromium(): Promise<string | undefined>
