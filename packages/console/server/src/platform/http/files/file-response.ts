import { nameWithEnding } from '@careline/core/internal/http';

/** Formats the header with an ASCII name for old clients (RFC 6266) and the full name (RFC 8187). */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * Returns a file as a download with its detected type. It has no rights even if a client opens it as a page (OWASP,
 * File Upload).
 */
export async function fileResponse(file: Blob, name: string): Promise<Response> {
  return new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': file.type,
      'content-disposition': disposition(nameWithEnding(name, file.type)),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
